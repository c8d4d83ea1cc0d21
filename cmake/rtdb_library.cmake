# libcancha-rtdb: the database for programs outside of this tree, in C (include/cancha/rtdb.h). Only those sources that it
# needs, so that a robot needs no more than libfmt; only the C functions are seen from outside.

set(rtdb_sources)
foreach(name c_interface database declaration file_lock layout mapping new_segment record ring segment segment_records
        sleeping stamps value value_json)
  list(APPEND rtdb_sources ${CMAKE_SOURCE_DIR}/src/team/rtdb/${name}.cpp)
endforeach()
foreach(name base64 descriptor expects hash json json_read protobuf protobuf_message suggest utf8)
  list(APPEND rtdb_sources ${CMAKE_SOURCE_DIR}/src/base/${name}.cpp)
endforeach()
list(APPEND rtdb_sources ${CMAKE_SOURCE_DIR}/src/os/clock.cpp)
cancha_batched(rtdb_compiled rtdb_library ${rtdb_sources})

add_library(cancha_rtdb SHARED ${rtdb_compiled})
target_include_directories(cancha_rtdb PRIVATE ${CMAKE_SOURCE_DIR}/src ${CMAKE_SOURCE_DIR}/include)
target_link_libraries(cancha_rtdb PRIVATE cancha_flags fmt::fmt)
target_link_options(cancha_rtdb PRIVATE LINKER:--version-script=${CMAKE_SOURCE_DIR}/cmake/rtdb_library.map)
set_target_properties(cancha_rtdb PROPERTIES OUTPUT_NAME cancha-rtdb VERSION ${PROJECT_VERSION} SOVERSION 0
  LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib LINK_DEPENDS ${CMAKE_SOURCE_DIR}/cmake/rtdb_library.map)

configure_file(cmake/cancha-rtdb.pc.in ${CMAKE_BINARY_DIR}/cancha-rtdb.pc @ONLY)
include(CMakePackageConfigHelpers)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/cancha-rtdb-config-version.cmake COMPATIBILITY SameMinorVersion)

# cancha_install_rtdb(COMPONENT): library, header, and how builds find them
function(cancha_install_rtdb component)
  install(TARGETS cancha_rtdb LIBRARY DESTINATION lib COMPONENT ${component} NAMELINK_COMPONENT ${component})
  install(FILES include/cancha/rtdb.h DESTINATION include/cancha COMPONENT ${component})
  install(FILES ${CMAKE_BINARY_DIR}/cancha-rtdb.pc DESTINATION lib/pkgconfig COMPONENT ${component})
  install(FILES cmake/cancha-rtdb-config.cmake ${CMAKE_BINARY_DIR}/cancha-rtdb-config-version.cmake
          DESTINATION lib/cmake/cancha-rtdb COMPONENT ${component})
endfunction()
