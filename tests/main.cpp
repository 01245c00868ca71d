// The one program that holds every unit test, built for this machine and as WebAssembly.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest.h>
