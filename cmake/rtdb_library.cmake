# libcancha-rtdb: the database for programs outside of this tree, in C (include/cancha/rtdb.h). Only those sources that it
# needs (cancha_set in CMakeLists.txt), so that a robot needs no more than libfmt; only the C functions are seen from outside.

add_library(cancha_rtdb SHARED $<TARGET_OBJECTS:cancha_team_rtdb>)
target_link_libraries(cancha_rtdb PRIVATE cancha_os_with_rtdb cancha_base_with_rtdb)
target_link_options(cancha_rtdb PRIVATE LINKER:--version-script=${CMAKE_SOURCE_DIR}/cmake/rtdb_library.map)
set_target_properties(cancha_rtdb PROPERTIES LINKER_LANGUAGE CXX OUTPUT_NAME cancha-rtdb VERSION ${PROJECT_VERSION} SOVERSION 0
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
