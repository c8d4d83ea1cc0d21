# Strategy plug-ins: the examples and the misbehaving ones of the tests. Needs cancha_match and strategy_host.

# cancha_plugin(NAME SOURCE... [DEFINES name=value...] [UNSANITIZED]): the module plugins/NAME.so.
#
# UNSANITIZED is for plug-ins that crash on purpose: their signal must reach Cancha, not a sanitizer's report.
function(cancha_plugin name)
  cmake_parse_arguments(ARG "UNSANITIZED" "" "DEFINES" ${ARGN})
  add_library(${name} MODULE ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE cancha_flags m)
  target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/include)
  target_compile_definitions(${name} PRIVATE ${ARG_DEFINES})
  if(ARG_UNSANITIZED)
    target_compile_options(${name} PRIVATE -fno-sanitize=all)
  endif()
  set_target_properties(${name} PROPERTIES PREFIX "" LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/plugins)
  set_property(GLOBAL APPEND PROPERTY CANCHA_PLUGINS ${name})
endfunction()

# the interface's headers, for the part that serves them
target_include_directories(cancha_match PUBLIC ${CMAKE_SOURCE_DIR}/include)
# the host needs neither physics nor recordings
target_link_options(strategy_host PRIVATE -Wl,--as-needed)
# its fopen stands before the C library's (apps/strategy_host.cpp)
target_link_options(strategy_host PRIVATE -Wl,--export-dynamic-symbol=fopen -Wl,--export-dynamic-symbol=fopen64)
target_link_libraries(strategy_host PRIVATE ${CMAKE_DL_LIBS})

cancha_plugin(example_strategy_in_c examples/01_strategy_in_c/my_team.c)
cancha_plugin(example_strategy_in_c_eleven examples/01_strategy_in_c/my_team.c DEFINES PLAYERS_PER_SIDE=11)
cancha_plugin(example_strategy_in_cpp examples/02_strategy_in_cpp/my_team.cpp)

if(CANCHA_TESTS)
  # testdata/NAME.c becomes plugins/test_NAME.so
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/match/plugin/testdata/*.c)
  foreach(source IN LISTS sources)
    cmake_path(GET source STEM name)
    cancha_plugin(test_${name} ${source} UNSANITIZED)
  endforeach()
  cancha_plugin(test_eleven ${CMAKE_SOURCE_DIR}/src/match/plugin/testdata/echo.c UNSANITIZED
                DEFINES PLAYERS_PER_SIDE=11)
  cancha_plugin(test_old_windows_source ${CMAKE_SOURCE_DIR}/src/match/plugin/testdata/old_windows_source.cxx
                DEFINES CANCHA_WINDOWS_WORDS CANCHA_OWN_CONSTANTS)

  cancha_plugin(test_variant_layout ${CMAKE_SOURCE_DIR}/src/match/plugin/testdata/variant_layout.cxx)

  get_property(plugins GLOBAL PROPERTY CANCHA_PLUGINS)
  if(TARGET match_test)
    target_compile_definitions(match_test PRIVATE
      CANCHA_STRATEGY_HOST="$<TARGET_FILE:strategy_host>" CANCHA_PLUGINS="${CMAKE_BINARY_DIR}/plugins")
    add_dependencies(match_test strategy_host ${plugins})
  endif()
endif()
