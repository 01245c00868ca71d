# What runs on this machine: the command line, the benchmark, the tests.

# The search counts bits all the time. Every x86-64 processor since 2008 has an instruction for it.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  target_compile_options(unblocker_options INTERFACE -mpopcnt)
endif()
file(GLOB cli_sources CONFIGURE_DEPENDS tools/cli/*.cpp)
add_executable(unblocker ${cli_sources})
target_include_directories(unblocker PRIVATE tools)
target_link_libraries(unblocker PRIVATE unblocker_core unblocker_renderer unblocker_options)

add_executable(unblocker_render tools/render/main.cpp)
target_link_libraries(unblocker_render PRIVATE unblocker_renderer unblocker_options)

file(GLOB bench_sources CONFIGURE_DEPENDS tools/bench/*.cpp)
add_executable(unblocker_bench ${bench_sources} tools/cli/json.cpp
  tests/solver/reference.cpp tests/solver/random_puzzle.cpp)
target_include_directories(unblocker_bench PRIVATE tools tests)
target_link_libraries(unblocker_bench PRIVATE unblocker_core unblocker_options)

# Other people's puzzles, where they lie beside the tree or UNBLOCKER_SHARED names their folder.
add_executable(puzzles_test tests/puzzles/puzzles_test.cpp tests/solver/replay.cpp)
target_include_directories(puzzles_test PRIVATE tests)
target_link_libraries(puzzles_test PRIVATE unblocker_core unblocker_options)
if(NOT UNBLOCKER_SANITIZE) # many minutes there; the unit tests go the same ways
  add_test(NAME puzzles COMMAND puzzles_test "${CMAKE_SOURCE_DIR}")
endif()

include(tools/cmake/unit_tests.cmake)
add_test(NAME cli COMMAND "${CMAKE_COMMAND}" -E env "UNBLOCKER=$<TARGET_FILE:unblocker>"
  node --test "${CMAKE_SOURCE_DIR}/tests/cli/cli_test.mjs")

# The scanner on thousands of synthetic screenshots, and on changed real ones where they are.
find_package(Threads REQUIRED)
foreach(name gallery metamorphic)
  add_executable(${name}_test tests/gallery/${name}_test.cpp tests/gallery/changes.cpp
    tests/gallery/manifest.cpp tests/gallery/tally.cpp)
  target_include_directories(${name}_test PRIVATE tests tools)
  target_link_libraries(${name}_test PRIVATE unblocker_core unblocker_renderer unblocker_options
    Threads::Threads)
endforeach()
if(NOT UNBLOCKER_SANITIZE)
  add_test(NAME gallery COMMAND gallery_test 600 1000001)
  add_test(NAME metamorphic COMMAND metamorphic_test "${CMAKE_SOURCE_DIR}")
endif()

add_executable(unblocker_scan_bench tools/scan_bench/main.cpp tools/cli/json.cpp)
target_include_directories(unblocker_scan_bench PRIVATE tools)
target_link_libraries(unblocker_scan_bench PRIVATE unblocker_core unblocker_options)

# Fits the numbers in src/scanner; many rounds over many numbers, hence -O3.
file(GLOB learn_sources CONFIGURE_DEPENDS tools/learn/*.cpp)
add_executable(unblocker_learn ${learn_sources} tests/gallery/changes.cpp tests/gallery/manifest.cpp)
target_compile_options(unblocker_learn PRIVATE -O3)
target_include_directories(unblocker_learn PRIVATE tests tools)
target_link_libraries(unblocker_learn PRIVATE unblocker_core unblocker_renderer unblocker_options
  Threads::Threads)

# Nobody learns in a browser.
file(GLOB learn_tests CONFIGURE_DEPENDS tests/learn/*.cpp)
target_sources(unblocker_tests PRIVATE ${learn_tests} tools/learn/board_fit.cpp
  tools/learn/board_slopes.cpp tools/learn/turned.cpp)
target_include_directories(unblocker_tests PRIVATE tests tools/learn)
target_link_libraries(unblocker_tests PRIVATE Threads::Threads)
