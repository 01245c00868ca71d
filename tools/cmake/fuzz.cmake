# The fuzzer, of clang's own making (`fuzz` preset), and what it starts from.
target_compile_options(unblocker_options INTERFACE -fsanitize=fuzzer-no-link)
# What numbers are compared with tells the fuzzer how files begin, but nothing of pictures, whose
# scanning takes three times as long by it.
file(GLOB scanner_sources CONFIGURE_DEPENDS src/scanner/*.cpp)
set_source_files_properties(${scanner_sources} PROPERTIES
  COMPILE_OPTIONS -fno-sanitize-coverage=trace-cmp)

add_executable(unblocker_fuzz tests/fuzz/scan_fuzz.cpp)
target_link_libraries(unblocker_fuzz PRIVATE unblocker_core unblocker_options)
target_link_options(unblocker_fuzz PRIVATE -fsanitize=fuzzer)

add_executable(unblocker_fuzz_seeds tests/fuzz/make_seeds.cpp)
target_include_directories(unblocker_fuzz_seeds PRIVATE tests)
target_link_libraries(unblocker_fuzz_seeds PRIVATE unblocker_renderer unblocker_options)
