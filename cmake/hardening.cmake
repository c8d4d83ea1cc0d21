# What makes a fault in our code harder to use for an attack: programs that end at the first sign of damage.
# Release builds only: sanitizers look at the same places themselves, and FORTIFY needs optimisation.

target_compile_options(cancha_flags INTERFACE
  $<$<CONFIG:Release>:-fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 -D_GLIBCXX_ASSERTIONS>)
# the table of foreign functions is filled at the start and can not be written afterwards
target_link_options(cancha_flags INTERFACE $<$<CONFIG:Release>:-Wl,-z,relro,-z,now>)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
include(CheckPIESupported)
check_pie_supported()
