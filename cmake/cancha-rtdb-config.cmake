# find_package(cancha-rtdb): the target cancha::rtdb. The folder of this file is PREFIX/lib/cmake/cancha-rtdb.
if(NOT TARGET cancha::rtdb)
  get_filename_component(prefix ${CMAKE_CURRENT_LIST_DIR}/../../.. ABSOLUTE)
  add_library(cancha::rtdb SHARED IMPORTED)
  set_target_properties(cancha::rtdb PROPERTIES
    IMPORTED_LOCATION ${prefix}/lib/libcancha-rtdb.so
    INTERFACE_INCLUDE_DIRECTORIES ${prefix}/include)
endif()
