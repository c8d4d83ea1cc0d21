# Fuzz targets: src/PART/**/NAME_fuzz.cpp defines LLVMFuzzerTestOneInput and knows what PART knows.
#
# With CANCHA_FUZZ (preset fuzz, clang) each becomes the fuzzer fuzzers/NAME_fuzz; `./cancha fuzz` runs them.
# With CANCHA_TESTS (every other preset) all become one program, whose tests fuzz.NAME replay tests/corpus/NAME and small
# damage to it through the same functions, so that a fuzz target cannot rot.

file(GLOB_RECURSE fuzz_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/*_fuzz.cpp)

if(CANCHA_FUZZ)
  # g++ is the judge of warnings; clang has others
  target_compile_options(cancha_flags INTERFACE -Wno-error -Wno-unknown-warning-option)
  add_custom_target(fuzzers)
elseif(CANCHA_TESTS)
  cancha_write_batches(replayed fuzz fuzz_replay ${fuzz_sources})
  add_executable(fuzz_replay ${CMAKE_SOURCE_DIR}/tests/fuzz_replay.cpp ${replayed})
  target_include_directories(fuzz_replay PRIVATE ${CMAKE_SOURCE_DIR}/tests)
  target_link_libraries(fuzz_replay PRIVATE cancha_flags)
  target_compile_options(fuzz_replay PRIVATE ${quick_to_build})
endif()

foreach(source IN LISTS fuzz_sources)
  cmake_path(GET source STEM target)
  string(REGEX REPLACE "_fuzz$" "" name ${target})
  cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${CMAKE_SOURCE_DIR}/src OUTPUT_VARIABLE inside)
  string(REGEX REPLACE "/.*" "" part ${inside})

  if(CANCHA_FUZZ)
    add_executable(${target} ${source})
    target_link_libraries(${target} PRIVATE cancha_flags cancha_${part})
    target_link_options(${target} PRIVATE -fsanitize=fuzzer)
    set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/fuzzers)
    add_dependencies(fuzzers ${target})
  elseif(CANCHA_TESTS)
    target_link_libraries(fuzz_replay PRIVATE cancha_${part})
    add_test(NAME fuzz.${name} COMMAND fuzz_replay ${name} ${CMAKE_SOURCE_DIR}/tests/corpus/${name})
    set_tests_properties(fuzz.${name} PROPERTIES TIMEOUT 120 PROCESSORS ${one_core})
  endif()
endforeach()
