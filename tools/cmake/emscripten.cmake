# Finds Emscripten's own toolchain file, wherever this machine keeps it: an activated emsdk comes
# first, then whatever `emcc` is on the PATH, then Debian's package.
foreach(root "$ENV{EMSDK}/upstream/emscripten" "$ENV{EMSCRIPTEN}")
  if(EXISTS "${root}/cmake/Modules/Platform/Emscripten.cmake")
    set(emscripten_root "${root}")
    break()
  endif()
endforeach()

if(NOT emscripten_root)
  find_program(EMCC_ON_PATH emcc)
  if(EMCC_ON_PATH)
    get_filename_component(emcc_file "${EMCC_ON_PATH}" REALPATH)
    get_filename_component(emcc_folder "${emcc_file}" DIRECTORY)
    if(EXISTS "${emcc_folder}/cmake/Modules/Platform/Emscripten.cmake")
      set(emscripten_root "${emcc_folder}")
    endif()
  endif()
endif()

if(NOT emscripten_root AND EXISTS "/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake")
  set(emscripten_root "/usr/share/emscripten")
endif()

if(NOT emscripten_root)
  message(FATAL_ERROR "Emscripten is missing. Run tools/setup on Debian or Ubuntu; elsewhere "
                      "install the emsdk and run `source emsdk_env.sh` first.")
endif()

include("${emscripten_root}/cmake/Modules/Platform/Emscripten.cmake")
