# What makes a fault in our code harder to use for an attack: programs that end at the first sign of damage.
# Release builds only: sanitizers look at the same places themselves, and FORTIFY needs optimisation.

target_compile_options(cancha_flags INTERFACE
  $<$<CONFIG:Release>:-fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 -D_GLIBCXX_ASSERTIONS>)
# the table of foreign functions is filled at the start and can not be written afterwards
target_link_options(cancha_flags INTERFACE $<$<CONFIG:Release>:-Wl,-z,relro,-z,now>)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
include(CheckPIESupported)
check_pie_supported()

# Kernels in which the library's assertions cost more than 2 % (docs/decisions/0033); sanitizers look there in other presets.
# Measured in instructions of a tick: 34 % with them, 2.0 % with the stack protector alone. Their steps are small
# functions: frame pointers cost 2.6 % of the time of a tick.
set(without_assertions src/decide/program/engine.cpp src/decide/program/engine_run.cpp)
set_source_files_properties(${without_assertions} PROPERTIES COMPILE_OPTIONS "$<$<CONFIG:Release>:-U_GLIBCXX_ASSERTIONS;-fomit-frame-pointer>")
