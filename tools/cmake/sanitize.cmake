# The address and undefined-behaviour sanitizers over everything, and the fuzzer, of the same build
# and clang's own making (`sanitize` preset).
target_compile_options(unblocker_options INTERFACE
  -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
target_compile_definitions(unblocker_options INTERFACE UNBLOCKER_SANITIZED)
target_link_options(unblocker_options INTERFACE -fsanitize=address,undefined,fuzzer-no-link)

# The fuzzer follows decoding and scanning. What numbers are compared with tells it how files begin,
# but nothing of pictures, whose scanning takes three times as long by it.
set(follow -fsanitize=fuzzer-no-link)
file(GLOB decoding CONFIGURE_DEPENDS src/*.cpp)
file(GLOB scanning CONFIGURE_DEPENDS src/scanner/*.cpp)
set_source_files_properties(${decoding} PROPERTIES COMPILE_OPTIONS "${follow}")
set_source_files_properties(${scanning} PROPERTIES
  COMPILE_OPTIONS "${follow};-fno-sanitize-coverage=trace-cmp")

add_executable(unblocker_fuzz tests/fuzz/scan_fuzz.cpp)
target_link_libraries(unblocker_fuzz PRIVATE unblocker_core unblocker_options)
target_link_options(unblocker_fuzz PRIVATE -fsanitize=fuzzer)

add_executable(unblocker_fuzz_seeds tests/fuzz/make_seeds.cpp)
target_include_directories(unblocker_fuzz_seeds PRIVATE tests)
target_link_libraries(unblocker_fuzz_seeds PRIVATE unblocker_renderer unblocker_options)
