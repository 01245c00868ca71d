# What runs in a browser: the WebAssembly module and the site around it; and the tests under Node.
set(web_flags -O2 -flto -fno-exceptions)
target_compile_options(unblocker_options INTERFACE ${web_flags})
# The small allocator is a twentieth of the module less, and no slower for the few and large pieces of
# memory that a scan or a search takes.
target_link_options(unblocker_options INTERFACE
  ${web_flags} -sALLOW_MEMORY_GROWTH -sMALLOC=emmalloc)
# Texts, the boundary and what the scanner decides at last run a few times a puzzle: small counts
# there, not fast. The search is made as fast as can be. (For solver and the scanner's measurements
# -Os and -Oz cost two to ten times the time, even for one of the solver's files, whose templates the
# others then get; -O3 is hardly faster than -O2, but larger.)
file(GLOB cold_sources CONFIGURE_DEPENDS src/notation/*.cpp src/*.cpp)
set(scanner_decisions anomalies board_search close_reader confidence doubt exit_finder explanation
  extent finder floor frame lattice least_squares light nudge outlook palette podium polish reader
  refusal scanner second_opinion close_look_table surroundings target way_out weights working)
list(TRANSFORM scanner_decisions REPLACE "(.+)" "src/scanner/\\1.cpp")
list(APPEND cold_sources ${scanner_decisions})
list(FILTER cold_sources EXCLUDE REGEX "image\\.cpp$")
set_source_files_properties(${cold_sources} PROPERTIES COMPILE_OPTIONS -Oz)
file(GLOB solver_sources CONFIGURE_DEPENDS src/solver/*.cpp)
set_source_files_properties(${solver_sources} PROPERTIES COMPILE_OPTIONS
  "-msimd128;-fno-vectorize;-fno-slp-vectorize") # as fast, and smaller
# Half of a scan's time as WebAssembly was spent on what is done for four numbers, or sixteen bytes,
# at once.
set(scanner_sums classifier close_look floor_distance grains grid_fit grid_search lines measurements patch raster)
list(TRANSFORM scanner_sums REPLACE "(.+)" "src/scanner/\\1.cpp")
set_source_files_properties(${scanner_sums} PROPERTIES COMPILE_OPTIONS -msimd128)
if(CMAKE_CXX_COMPILER_VERSION VERSION_LESS 16)
  set(stack_option -sTOTAL_STACK=1MB) # the option's name before Emscripten 3.1.27
else()
  set(stack_option -sSTACK_SIZE=1MB)
endif()

add_executable(unblocker_module src/bindings.cpp src/bulk_memory.cpp)
set_source_files_properties(src/bulk_memory.cpp PROPERTIES
  COMPILE_OPTIONS "-mbulk-memory;-fno-builtin;-fno-lto")
set_target_properties(unblocker_module PROPERTIES
  OUTPUT_NAME unblocker SUFFIX .mjs RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/module")
target_link_libraries(unblocker_module PRIVATE unblocker_core unblocker_options)
target_link_options(unblocker_module PRIVATE
  -Oz # of what is compiled already: a twentieth smaller, and as fast
  --profiling-funcs # names to split it by, which the parts have no more
  -lembind ${stack_option} -sTEXTDECODER=2 -sINCOMING_MODULE_JS_API=instantiateWasm,wasmBinary
  -sMODULARIZE -sEXPORT_ES6 -sENVIRONMENT=web,worker -sFILESYSTEM=0
  -sMAXIMUM_MEMORY=1GB -sDYNAMIC_EXECUTION=0)
# Binaryen's tools stand in the SDK beside the compiler's folder, or with it in the system's.
get_filename_component(compiler_folder "${CMAKE_CXX_COMPILER}" DIRECTORY)
find_program(WASM_SPLIT wasm-split HINTS "${compiler_folder}/../bin" REQUIRED)
get_filename_component(binaryen "${WASM_SPLIT}" DIRECTORY)
set(parts "${CMAKE_BINARY_DIR}/parts")
add_custom_command(
  OUTPUT "${parts}/unblocker.wasm" "${parts}/rest.wasm"
  COMMAND node "${CMAKE_SOURCE_DIR}/tools/split-module.mjs"
          "${binaryen}" "$<TARGET_FILE_DIR:unblocker_module>" "${parts}"
  DEPENDS unblocker_module "${CMAKE_SOURCE_DIR}/tools/split-module.mjs"
  COMMENT "Splitting the module" VERBATIM)

# The tests are linked in half the time when only what is tested is optimized as a whole.
set_property(SOURCE ${test_sources} ${render_sources} APPEND PROPERTY COMPILE_OPTIONS -fno-lto)
target_link_options(unblocker_tests PRIVATE
  ${stack_option} -sENVIRONMENT=node -sEXIT_RUNTIME=1 -sWASM_ASYNC_COMPILATION=0)
set_target_properties(unblocker_tests PROPERTIES SUFFIX .cjs)
set(headers <algorithm> <array> <string> <vector>)
target_precompile_headers(unblocker_tests PRIVATE <doctest.h> ${headers})
target_precompile_headers(unblocker_renderer PRIVATE ${headers})
set(run_tests node "$<TARGET_FILE:unblocker_tests>")
include(tools/cmake/unit_tests.cmake)
foreach(name bindings parts)
  add_test(NAME ${name} COMMAND "${CMAKE_COMMAND}" -E env
    "MODULE=${CMAKE_BINARY_DIR}/module" "PARTS=${parts}"
    node --test "${CMAKE_SOURCE_DIR}/tests/bindings/${name}_test.mjs")
endforeach()

file(GLOB_RECURSE web_files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/web/*")
set(site "${CMAKE_BINARY_DIR}/site")
add_custom_command(
  OUTPUT "${site}/index.html"
  COMMAND node "${CMAKE_SOURCE_DIR}/tools/build-site.mjs"
          "${CMAKE_SOURCE_DIR}/web" "${parts}" "${site}"
  DEPENDS "${parts}/unblocker.wasm" "${parts}/rest.wasm" ${web_files}
          "${CMAKE_SOURCE_DIR}/tools/build-site.mjs"
          "${CMAKE_SOURCE_DIR}/tools/bundle.config.mjs" "${CMAKE_SOURCE_DIR}/tools/strip.mjs"
  COMMENT "Assembling the site" VERBATIM)
add_custom_target(site ALL DEPENDS "${site}/index.html")

# Under Node, on its files: see tools/bench-scan.mjs.
add_executable(unblocker_scan_bench tools/scan_bench/main.cpp tools/cli/json.cpp)
target_include_directories(unblocker_scan_bench PRIVATE tools)
target_link_libraries(unblocker_scan_bench PRIVATE unblocker_core unblocker_options)
target_link_options(unblocker_scan_bench PRIVATE
  ${stack_option} -sENVIRONMENT=node -sEXIT_RUNTIME=1 -sWASM_ASYNC_COMPILATION=0 -sNODERAWFS=1)
set_target_properties(unblocker_scan_bench PROPERTIES SUFFIX .cjs)

# The solver's benchmark, as natively, under Node and for a browser's worker: see
# tools/bench-solver.mjs.
file(GLOB bench_sources CONFIGURE_DEPENDS tools/bench/*.cpp)
add_library(unblocker_bench_objects OBJECT ${bench_sources} tools/cli/json.cpp
  tests/solver/reference.cpp tests/solver/random_puzzle.cpp)
target_include_directories(unblocker_bench_objects PRIVATE tools tests)
target_link_libraries(unblocker_bench_objects PRIVATE unblocker_core unblocker_options)
foreach(name unblocker_bench unblocker_bench_worker)
  add_executable(${name} $<TARGET_OBJECTS:unblocker_bench_objects>)
  target_link_libraries(${name} PRIVATE unblocker_core unblocker_options)
  target_link_options(${name} PRIVATE ${stack_option} -sEXIT_RUNTIME=1 -sMAXIMUM_MEMORY=4GB)
endforeach()
target_link_options(unblocker_bench PRIVATE
  -sENVIRONMENT=node -sWASM_ASYNC_COMPILATION=0 -sNODERAWFS=1)
set_target_properties(unblocker_bench PROPERTIES SUFFIX .cjs)
target_link_options(unblocker_bench_worker PRIVATE
  -sENVIRONMENT=worker -sMODULARIZE -sEXPORT_ES6 -sFORCE_FILESYSTEM -sEXPORTED_RUNTIME_METHODS=FS)
set_target_properties(unblocker_bench_worker PROPERTIES
  SUFFIX .mjs RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bench")
