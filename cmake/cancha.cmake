# Build functions: one line declares a part, with everything it may know.

# For code that waits on people, files or other code: compiling it takes half as long (measured: ADR 0036).
set(quick_to_build $<$<CONFIG:Release>:-Og>)

# What a test takes of the machine, which is counted in halves of a core and one for who only waits: five on two cores.
set(one_core 2)
set(both_cores 4)

# cancha_write_batches(OUT VERB NAME SOURCE...): OUT = the batches of these sources, as `tools/batches.py VERB` writes them.
function(cancha_write_batches out verb name)
  set(script ${CMAKE_SOURCE_DIR}/tools/batches.py)
  execute_process(COMMAND python3 -B ${script} count ${verb} ${ARGN} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
                  OUTPUT_VARIABLE count COMMAND_ERROR_IS_FATAL ANY)
  math(EXPR count "${count} + 1")  # a change may want one more; an empty batch costs nothing
  set(folder ${CMAKE_BINARY_DIR}/batches/${name})
  set(batches)
  foreach(number RANGE 1 ${count})
    list(APPEND batches ${folder}/${number}.cpp)
  endforeach()
  add_custom_command(OUTPUT ${batches} COMMAND python3 -B ${script} ${verb} ${folder} ${count} ${ARGN}
                     DEPENDS ${ARGN} ${script} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
                     COMMENT "Batching the sources of ${name}")
  set(${out} ${batches} PARENT_SCOPE)
endfunction()

# cancha_batched(OUT NAME SOURCE...): OUT = sources to compile in place of SOURCE..., each of which includes several.
#
# A header is read once for a batch (measured: ADR 0036). Sources with options of their own are compiled alone.
function(cancha_batched out name)
  set(together ${ARGN})
  foreach(source IN LISTS ARGN)
    get_source_file_property(options ${source} COMPILE_OPTIONS)
    if(options)
      list(REMOVE_ITEM together ${source})
    endif()
  endforeach()
  set(${out} ${ARGN} PARENT_SCOPE)
  list(LENGTH together length)
  if(length LESS 2 OR NOT CANCHA_BATCHES)
    return()
  endif()

  cancha_write_batches(batches write ${name} ${together})
  set(alone ${ARGN})
  list(REMOVE_ITEM alone ${together})
  set(${out} ${alone} ${batches} PARENT_SCOPE)
endfunction()

# cancha_set(PART NAME source...): sources of a part that some program takes without the rest of it.
#
# A library holds several sources in one object, so that one of them brings along what the others need. These are batched
# among themselves, in the library cancha_PART_NAME; cancha_PART holds the same objects. Stands before the part.
function(cancha_set part name)
  list(TRANSFORM ARGN REPLACE "(.+)" "${CMAKE_SOURCE_DIR}/src/${part}/\\1.cpp" OUTPUT_VARIABLE sources)
  set_property(GLOBAL APPEND PROPERTY sets_of_${part} ${name})
  set_property(GLOBAL PROPERTY set_${part}_${name} ${sources})
endfunction()

# cancha_compile(LIBRARY NAME QUICK SOURCE...): a library of batches; those sources that are in the list QUICK are compiled quickly
function(cancha_compile library name quick)
  set(fast ${ARGN})
  list(REMOVE_ITEM fast ${quick})
  set(rest ${ARGN})
  list(REMOVE_ITEM rest ${fast})
  cancha_batched(fast ${name} ${fast})
  cancha_batched(rest ${name}_quick ${rest})
  set_source_files_properties(${rest} PROPERTIES COMPILE_OPTIONS "${quick_to_build}")
  add_library(${library} STATIC ${fast} ${rest})
endfunction()

# cancha_part(NAME [USES part...] [PACKAGES target...] [PRIVATE_PACKAGES target...] [QUICK folder...] [APART name...])
#
# Makes the library cancha_NAME from src/NAME/**.cpp and the test program NAME_test from src/NAME/**_test.cpp.
# QUICK names folders of it that wait on people and files, see quick_to_build; "." is the whole part.
# APART names sources that become libraries of their own, cancha_PART_NAME: only programs that link them have them.
# USES names the parts it may include; tools/check_layers.py holds the same parts to their floors.
function(cancha_part name)
  cmake_parse_arguments(ARG "" "" "USES;PACKAGES;PRIVATE_PACKAGES;QUICK;APART" ${ARGN})
  set(root ${CMAKE_SOURCE_DIR}/src/${name})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${root}/*.cpp)
  file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${root}/*.h)
  set(tests ${sources})
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "_(test|fuzz|bench)\\.cpp$")
  foreach(apart IN LISTS ARG_APART)
    list(REMOVE_ITEM sources ${root}/${apart}.cpp)
    add_library(cancha_${name}_${apart} STATIC ${root}/${apart}.cpp)
    target_include_directories(cancha_${name}_${apart} PUBLIC ${CMAKE_SOURCE_DIR}/src)
    target_link_libraries(cancha_${name}_${apart} PRIVATE cancha_flags)
  endforeach()

  list(TRANSFORM ARG_USES PREPEND cancha_ OUTPUT_VARIABLE used_parts)
  if(sources)
    set(visibility PUBLIC)
    set(quick ${root})  # no source: a list that is never empty
    foreach(folder IN LISTS ARG_QUICK)
      file(GLOB_RECURSE found CONFIGURE_DEPENDS ${root}/${folder}/*.cpp)
      list(TRANSFORM found REPLACE "/\\./" "/")
      list(APPEND quick ${found})
    endforeach()
    set(rest ${sources})
    set(objects)
    get_property(sets GLOBAL PROPERTY sets_of_${name})
    foreach(set IN LISTS sets)
      get_property(members GLOBAL PROPERTY set_${name}_${set})
      list(REMOVE_ITEM rest ${members})
      cancha_compile(cancha_${name}_${set} ${name}_${set} "${quick}" ${members})
      target_include_directories(cancha_${name}_${set} PUBLIC ${CMAKE_SOURCE_DIR}/src ${CMAKE_SOURCE_DIR}/include)
      target_link_libraries(cancha_${name}_${set} PUBLIC fmt::fmt PRIVATE cancha_flags)
      list(APPEND objects $<TARGET_OBJECTS:cancha_${name}_${set}>)
    endforeach()
    cancha_compile(cancha_${name} ${name} "${quick}" ${rest})
    target_sources(cancha_${name} PRIVATE ${objects})
    target_link_libraries(cancha_${name} PRIVATE cancha_flags ${ARG_PRIVATE_PACKAGES})
  else()
    set(visibility INTERFACE)
    add_library(cancha_${name} INTERFACE)
  endif()
  # house.headers compiles these alone; a header with a source is shown to stand alone by it (tools/check_layers.py)
  set(lone_headers)
  foreach(header ${headers})
    string(REGEX REPLACE "\\.h$" ".cpp" source ${header})
    if(NOT source IN_LIST sources)
      list(APPEND lone_headers ${header})
    endif()
  endforeach()
  target_include_directories(cancha_${name} ${visibility} ${CMAKE_SOURCE_DIR}/src)
  target_sources(cancha_${name} ${visibility} FILE_SET HEADERS BASE_DIRS ${CMAKE_SOURCE_DIR}/src FILES ${lone_headers})
  # what such a compilation makes is thrown away: it need not be fast (a test's header with all of Boost took 26 s)
  target_compile_options(cancha_${name} INTERFACE
    $<$<STREQUAL:$<TARGET_PROPERTY:NAME>,cancha_${name}_verify_interface_header_sets>:-O0>)
  target_link_libraries(cancha_${name} ${visibility} ${used_parts} ${ARG_PACKAGES})

  if(tests AND CANCHA_TESTS)
    cancha_batched(compiled ${name}_test ${tests})
    add_executable(${name}_test ${compiled})
    target_link_libraries(${name}_test PRIVATE cancha_flags cancha_${name} ${ARG_PRIVATE_PACKAGES} cancha_base_allocations GTest::gtest_main)
    target_compile_options(${name}_test PRIVATE ${quick_to_build})
    target_compile_definitions(${name}_test PRIVATE CANCHA_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
    target_include_directories(${name}_test PRIVATE ${CMAKE_SOURCE_DIR}/tests)
    gtest_discover_tests(${name}_test TEST_PREFIX "${name}." DISCOVERY_TIMEOUT 60 PROPERTIES TIMEOUT 300 PROCESSORS ${one_core})
  endif()
endfunction()

# cancha_app(NAME OUTPUT program USES part... [SETS name...] [APART part_name...] [PACKAGES target...]): one program from apps/NAME.cpp.
#
# Of a part that has sets of these names (cancha_set) it takes nothing else. APART: sources that cancha_part has set apart.
function(cancha_app name)
  cmake_parse_arguments(ARG "" "OUTPUT" "USES;SETS;APART;PACKAGES" ${ARGN})
  set(used_parts)
  foreach(part IN LISTS ARG_USES)
    get_property(sets GLOBAL PROPERTY sets_of_${part})
    set(libraries)
    foreach(set IN LISTS ARG_SETS)
      if(set IN_LIST sets)
        list(APPEND libraries cancha_${part}_${set})
      endif()
    endforeach()
    if(NOT libraries)
      set(libraries cancha_${part})
    endif()
    list(APPEND used_parts ${libraries})
  endforeach()
  list(TRANSFORM ARG_APART PREPEND cancha_ OUTPUT_VARIABLE apart)
  add_executable(${name} ${CMAKE_SOURCE_DIR}/apps/${name}.cpp)
  target_link_libraries(${name} PRIVATE cancha_flags ${ARG_PACKAGES} ${used_parts} ${apart})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin OUTPUT_NAME ${ARG_OUTPUT})
endfunction()
