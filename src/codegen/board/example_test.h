#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "codegen/board/build.h"
#include "codegen/generated.h"

/// Machines written by hand as the generator would, for the tests of boards.
namespace cancha::codegen::example {

/// The document's obstacle avoidance: 4 states, inputs u v w, outputs S0 S1; packed.
inline Interface avoid() {
  Interface interface;
  interface.name = "avoid";
  interface.header = "avoid.h";
  interface.source = "avoid.c";
  interface.inputs = {{.name = "u", .c_name = "u", .bit = "AVOID_U", .pin = 2},
                      {.name = "v", .c_name = "v", .bit = "AVOID_V", .pin = 3},
                      {.name = "w", .c_name = "w", .bit = "AVOID_W", .pin = 4}};
  interface.outputs = {{.name = "S0", .c_name = "S0", .bit = "AVOID_S0", .pin = 8},
                       {.name = "S1", .c_name = "S1", .bit = "AVOID_S1", .pin = 9}};
  return interface;
}

/// Next state and output of avoid(), by state and inputs (w v u).
inline constexpr std::uint8_t kAvoid[4][8] = {
    {3, 1, 2, 2, 1, 1, 1, 1}, {3, 1, 2, 2, 1, 1, 1, 1}, {3, 2, 2, 2, 1, 1, 2, 2}, {3, 1, 2, 2, 1, 1, 2, 2}};

inline std::vector<GeneratedFile> avoid_code() {
  std::string table;
  for (const auto& row : kAvoid) {
    for (const std::uint8_t cell : row) table += std::to_string(cell) + ", ";
  }
  return {{"avoid.h",
           "#ifndef AVOID_H\n#define AVOID_H\n#include <stdint.h>\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n"
           "#define AVOID_U 1u\n#define AVOID_V 2u\n#define AVOID_W 4u\n#define AVOID_S0 1u\n#define AVOID_S1 2u\n"
           "void avoid_init(void);\nuint8_t avoid_step(uint8_t inputs);\n#ifdef __cplusplus\n}\n#endif\n#endif\n"},
          {"avoid.c", "#include \"avoid.h\"\nstatic uint8_t state;\nstatic const uint8_t next[32] = {" + table +
                          "};\nvoid avoid_init(void) { state = 0u; }\n"
                          "uint8_t avoid_step(uint8_t inputs) { state = next[state * 8u + inputs]; return state; }\n"}};
}

/// Numbers, time and a hook: level = distance / 4 while pressed, and late is true from 250 ms on.
inline Interface dimmer() {
  Interface interface;
  interface.name = "dimmer";
  interface.header = "dimmer.h";
  interface.source = "dimmer.c";
  interface.packed = false;
  interface.timed = true;
  interface.sample_ms = 10;
  interface.inputs = {
      {.name = "pressed", .c_name = "pressed", .bit = "", .pin = 7},
      {.name = "distance", .c_name = "distance", .bit = "", .boolean = false, .pin = 14, .least = 100, .most = 900}};
  interface.outputs = {
      {.name = "level", .c_name = "level", .bit = "", .boolean = false, .pin = 5, .least = 0, .most = 200},
      {.name = "late", .c_name = "late", .bit = "", .pin = 13}};
  interface.hooks = {"void dimmer_beep(int32_t tone)", "int32_t dimmer_offset(void)"};
  return interface;
}

inline std::vector<GeneratedFile> dimmer_code() {
  return {{"dimmer.h",
           "#ifndef DIMMER_H\n#define DIMMER_H\n#include <stdint.h>\n#include <stdbool.h>\n"
           "#ifdef __cplusplus\nextern \"C\" {\n#endif\n"
           "typedef struct { bool pressed; int16_t distance; uint32_t time_ms; } dimmer_inputs;\n"
           "typedef struct { int16_t level; bool late; } dimmer_outputs;\n"
           "void dimmer_beep(int32_t tone);\nint32_t dimmer_offset(void);\n"
           "void dimmer_init(void);\nconst dimmer_outputs *dimmer_step(const dimmer_inputs *inputs);\n"
           "#ifdef __cplusplus\n}\n#endif\n#endif\n"},
          {"dimmer.c",
           "#include \"dimmer.h\"\nstatic dimmer_outputs out;\nstatic uint32_t begin;\nstatic bool begun;\n"
           "void dimmer_init(void) { begun = false; }\n"
           "const dimmer_outputs *dimmer_step(const dimmer_inputs *in) {\n"
           "  if (!begun) { begin = in->time_ms; begun = true; }\n"
           "  out.level = (int16_t)(in->pressed ? in->distance / 4 + (int16_t)dimmer_offset() : 0);\n"
           "  out.late = in->time_ms - begin >= 250u;\n  if (out.late) dimmer_beep(440);\n  return &out;\n}\n"}};
}

/// An empty folder that belongs to the running test.
inline std::filesystem::path fresh_folder(const std::string& name) {
  const auto* test = testing::UnitTest::GetInstance()->current_test_info();
  std::filesystem::path folder =
      std::filesystem::path{testing::TempDir()} / "cancha_board" / test->test_suite_name() / test->name() / name;
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  return folder;
}

inline bool have(const std::string& program) {
  return std::system(("command -v " + program + " >/dev/null 2>&1").c_str()) == 0;
}

}  // namespace cancha::codegen::example

#ifndef CANCHA_AVR  // cancha-avr, where it is built
#define CANCHA_AVR ""
#endif

#define CANCHA_NEEDS(program) \
  if (!cancha::codegen::example::have(program)) GTEST_SKIP() << (program) << " is not installed"

/// For tests that run what avr-gcc makes.
#define CANCHA_NEEDS_EMULATED_BOARD() \
  CANCHA_NEEDS("avr-gcc");            \
  if (CANCHA_AVR[0] == '\0') GTEST_SKIP() << "cancha-avr is not built"
