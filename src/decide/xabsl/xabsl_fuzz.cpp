#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/expects.h"
#include "decide/xabsl/compiler.h"
#include "decide/xabsl/format.h"
#include "decide/xabsl/output.h"

// Any bytes as a behaviour of several files, with "\n====\n" between them: the first is the root, and whatever path
// ends in a letter and ".xabsl" is the file of that letter. Never a crash, never without end, and every message has its
// place.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha::decide::xabsl;
  constexpr std::string_view kBetween = "\n====\n";
  std::vector<std::string> files;
  std::string_view rest{reinterpret_cast<const char*>(data), size};
  for (std::size_t end = rest.find(kBetween); end != std::string_view::npos; end = rest.find(kBetween)) {
    files.emplace_back(rest.substr(0, end + 1));
    rest.remove_prefix(end + kBetween.size());
  }
  files.emplace_back(rest);

  const FileReader read = [&](const std::string& path) -> cancha::Result<std::string> {
    const std::size_t stem = path.rfind(".xabsl");
    const std::size_t which =
        stem == std::string::npos || stem == 0 ? files.size() : static_cast<std::size_t>(path[stem - 1] - 'a' + 1);
    if (path == "root.xabsl") return files[0];
    if (which == 0 || which >= files.size()) return cancha::fail(path, "cannot be opened");
    return files[which];
  };
  const Compilation made = compile("root.xabsl", read);

  CANCHA_EXPECTS(made.files.size() == made.sources->size());
  for (const Diagnostic& d : diagnostics(made.findings, *made.sources, true)) {
    CANCHA_EXPECTS(d.line >= 1 && d.column >= 1 && d.end_line >= d.line && !d.message.empty());
    CANCHA_EXPECTS(d.text().size() < 200'000);
  }
  // what can be formatted is the same text the second time
  for (const std::string& file : files) {
    const auto once = format(file, "x.xabsl");
    if (!once) continue;
    const auto twice = format(*once, "x.xabsl");
    CANCHA_EXPECTS(twice && *twice == *once);
  }
  if (!made.good()) return 0;
  const auto code = intermediate_code(made.checked);
  CANCHA_EXPECTS(!code || code->starts_with("// Intermediate code for the agents of "));
  CANCHA_EXPECTS(!debug_symbols(made.checked, made.uses).empty());
  CANCHA_EXPECTS(keyword_list(made.checked).size() > 100);
  return 0;
}
