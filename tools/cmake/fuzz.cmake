# The fuzzer, of clang's own making, and what it starts from. What it drives is told to report where
# it has been; the solver is not, because that would slow the tests that share this build.
file(GLOB fuzzed_sources CONFIGURE_DEPENDS src/image.cpp src/scanner/*.cpp)
set_source_files_properties(${fuzzed_sources} PROPERTIES COMPILE_OPTIONS -fsanitize=fuzzer-no-link)

add_executable(unblocker_fuzz tests/fuzz/scan_fuzz.cpp)
target_compile_options(unblocker_fuzz PRIVATE -fsanitize=fuzzer-no-link)
target_link_libraries(unblocker_fuzz PRIVATE unblocker_core unblocker_options)
target_link_options(unblocker_fuzz PRIVATE -fsanitize=fuzzer)

add_executable(unblocker_fuzz_seeds tests/fuzz/make_seeds.cpp)
target_include_directories(unblocker_fuzz_seeds PRIVATE tests)
target_link_libraries(unblocker_fuzz_seeds PRIVATE unblocker_renderer unblocker_options)
