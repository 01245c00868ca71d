# The address and undefined-behaviour sanitizers over everything, and the fuzzer, of the same build
# and clang's own making (`sanitize` preset).
target_compile_options(unblocker_options INTERFACE
  -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
target_compile_definitions(unblocker_options INTERFACE UNBLOCKER_SANITIZED)
target_link_options(unblocker_options INTERFACE -fsanitize=address,undefined,fuzzer-no-link)

# The fuzzer follows the core, and so decoding and scanning. What numbers are compared with tells it
# how files begin, but nothing of pictures, whose scanning takes three times as long by it.
target_compile_options(unblocker_core PRIVATE -fsanitize=fuzzer-no-link)
file(GLOB scanning CONFIGURE_DEPENDS src/scanner/*.cpp)
set_source_files_properties(${scanning} PROPERTIES
  COMPILE_OPTIONS -fno-sanitize-coverage=trace-cmp)

# clang takes the library's headers in once for each target: a third of the time. The other builds go
# without, so that a file which does not include what it needs is noticed.
set(headers <algorithm> <array> <cmath> <functional> <optional> <span> <string> <vector>)
foreach(target unblocker_core unblocker_renderer unblocker)
  target_precompile_headers(${target} PRIVATE ${headers})
endforeach()
target_precompile_headers(unblocker_tests PRIVATE ${headers} <random> <doctest.h>)

add_executable(unblocker_fuzz tests/fuzz/scan_fuzz.cpp)
target_link_libraries(unblocker_fuzz PRIVATE unblocker_core unblocker_options)
target_link_options(unblocker_fuzz PRIVATE -fsanitize=fuzzer)

add_executable(unblocker_fuzz_seeds tests/fuzz/make_seeds.cpp)
target_include_directories(unblocker_fuzz_seeds PRIVATE tests)
target_link_libraries(unblocker_fuzz_seeds PRIVATE unblocker_renderer unblocker_options)
