# The two header-only libraries, pinned: from this machine's Debian archive where there is one,
# otherwise from their own repositories. Each header stands alone in its folder, because host
# headers on the include path break Emscripten's.
include(FetchContent)

set(deps "${CMAKE_SOURCE_DIR}/build/deps")

# Debian 12's own stb_image (2.27) reads out of bounds on damaged JPEG files; 2.30 does not.
find_program(APT_GET apt-get)
if(APT_GET)
  execute_process(COMMAND "${CMAKE_SOURCE_DIR}/tools/fetch-stb" "${deps}/stb")
endif()
if(EXISTS "${deps}/stb/stb_image.h")
  set(stb_folder "${deps}/stb")
else()
  message(STATUS "Fetching stb_image from its own repository instead")
  FetchContent_Declare(stb GIT_REPOSITORY https://github.com/nothings/stb.git
                           GIT_TAG 5c205738c191bcb0abc65c4febfa9bd25ff35234)
  FetchContent_GetProperties(stb)
  if(NOT stb_POPULATED)
    FetchContent_Populate(stb)
  endif()
  set(stb_folder "${stb_SOURCE_DIR}")
endif()
add_library(stb INTERFACE)
target_include_directories(stb SYSTEM INTERFACE "${stb_folder}")

if(EXISTS /usr/include/doctest/doctest.h)
  set(doctest_folder /usr/include/doctest)
else()
  FetchContent_Declare(doctest GIT_REPOSITORY https://github.com/doctest/doctest.git
                               GIT_TAG v2.4.11)
  FetchContent_GetProperties(doctest)
  if(NOT doctest_POPULATED)
    FetchContent_Populate(doctest)
  endif()
  set(doctest_folder "${doctest_SOURCE_DIR}/doctest")
endif()
add_library(doctest INTERFACE)
target_include_directories(doctest SYSTEM INTERFACE "${doctest_folder}")
# Built as WebAssembly there are no exceptions; a failed REQUIRE then ends the program.
if(EMSCRIPTEN)
  target_compile_definitions(doctest INTERFACE DOCTEST_CONFIG_NO_EXCEPTIONS_BUT_WITH_ALL_ASSERTS)
endif()
