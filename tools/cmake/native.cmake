# What runs on this machine: the command line, the benchmark, the tests.
file(GLOB cli_sources CONFIGURE_DEPENDS tools/cli/*.cpp)
add_executable(unblocker ${cli_sources})
target_link_libraries(unblocker PRIVATE unblocker_core unblocker_options)

add_executable(unblocker_render tools/render/main.cpp)
target_link_libraries(unblocker_render PRIVATE unblocker_renderer unblocker_options)

file(GLOB bench_sources CONFIGURE_DEPENDS tools/bench/*.cpp)
add_executable(unblocker_bench ${bench_sources})
target_link_libraries(unblocker_bench PRIVATE unblocker_core unblocker_options)

add_test(NAME unit COMMAND unblocker_tests)
