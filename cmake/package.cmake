# What `./cancha package` puts into a Debian package: programs in lib/cancha, the front command in bin, the rest in share.

# the emulated board comes along where it was built
set(installed_programs cancha strategy_host)
if(TARGET avr)
  list(APPEND installed_programs avr)
endif()
# Graphviz keeps its plug-ins in a folder that the loader does not search by itself
cmake_path(GET GRAPHVIZ_DOT PARENT_PATH graphviz_folder)
set_target_properties(cancha PROPERTIES INSTALL_RPATH ${graphviz_folder})
install(TARGETS ${installed_programs} RUNTIME DESTINATION lib/cancha)
install(PROGRAMS tools/package/cancha DESTINATION bin)
install(DIRECTORY content examples DESTINATION share/cancha)
install(DIRECTORY include/cancha DESTINATION share/cancha/include)
install(DIRECTORY web/dist DESTINATION share/cancha/web)
install(FILES README.md CHANGELOG.md DESTINATION share/doc/cancha)
install(FILES LICENSE DESTINATION share/doc/cancha RENAME copyright)
file(WRITE ${CMAKE_BINARY_DIR}/version "${PROJECT_VERSION}\n")
install(FILES ${CMAKE_BINARY_DIR}/version DESTINATION share/cancha)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME cancha)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "robot-football workshop: simulate, build, watch and measure teams")
set(CPACK_PACKAGE_CONTACT "The Cancha contributors <cancha@example.org>")
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${graphviz_folder})
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS g++)  # builds strategies in C and C++
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
include(CPack)
