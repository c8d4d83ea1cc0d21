// Code from any behaviour. First byte: target, back end and flags; up to the end of the first line: language, then the
// pins; then the behaviour. Never a crash, never without end, and the same text every time.

#include <cstddef>
#include <cstdint>
#include <string>

#include "base/expects.h"
#include "codegen/generate.h"
#include "decide/behaviour/load.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  if (size < 3 || size > 20'000) return 0;
  const unsigned choice = data[0];
  std::string_view rest{reinterpret_cast<const char*>(data) + 1, size - 1};
  const std::size_t line = rest.find('\n');
  if (line == std::string_view::npos || line == 0) return 0;
  const char* const path = rest[0] == 'c'   ? "fuzz.scxml"
                           : rest[0] == 'r' ? "fuzz.xml"
                           : rest[0] == 'i' ? "fuzz.dat"
                                            : "fuzz.xabsl";
  codegen::Settings settings{.target = static_cast<codegen::Target>(choice % 4),
                             .backend = static_cast<codegen::Backend>(choice / 4 % 3),
                             .pins = std::string{rest.substr(1, line - 1)},
                             .traced = (choice & 64) != 0,
                             .around = (choice & 128) != 0};
  const std::string text{rest.substr(line + 1)};
  const auto behaviour = decide::load_behaviour(path, [&](const std::string& name) -> Result<std::string> {
    if (name == path) return text;
    return fail(name, "cannot be opened");
  });
  if (!behaviour) return 0;
  const auto made = codegen::generate(behaviour->program, settings);
  if (!made) {
    CANCHA_EXPECTS(!made.error().empty());
    return 0;
  }
  const auto again = codegen::generate(behaviour->program, settings);
  CANCHA_EXPECTS(again && again->files.size() == made->files.size() && !made->files.empty());
  for (std::size_t i = 0; i < made->files.size(); ++i) {
    const codegen::GeneratedFile& file = made->files[i];
    CANCHA_EXPECTS(file.text == again->files[i].text);
    // a file stays in the folder that was named
    CANCHA_EXPECTS(!file.path.empty() && file.path[0] != '/' && file.path.find("..") == std::string::npos);
  }
  return 0;
}
