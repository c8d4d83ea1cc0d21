#include <cstdio>

#include "match/plugin/host.h"
#include "match/plugin/old_files.h"

// In the program itself, where the plug-in and the C++ library find them before the C library's.
// NOLINTBEGIN(readability-identifier-naming,cert-dcl58-cpp): the C library's names
extern "C" {
FILE* fopen(const char* path, const char* mode) {
  return cancha::match::open_old_file("fopen", path, mode);
}
FILE* fopen64(const char* path, const char* mode) {
  return cancha::match::open_old_file("fopen64", path, mode);
}
}
// NOLINTEND(readability-identifier-naming,cert-dcl58-cpp)

int main(int argc, char** argv) {
  return cancha::match::run_strategy_host(argc, argv);
}
