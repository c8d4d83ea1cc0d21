#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/expects.h"
#include "publish/behaviour/site.h"
#include "publish/behaviour/xml.h"

// Any bytes as a behaviour of several files, with "\n====\n" between them, as xabsl_fuzz has it. What compiles has a
// documentation, in which no tag comes from the sources.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  namespace xabsl = cancha::decide::xabsl;
  constexpr std::string_view kBetween = "\n====\n";
  if (size > 20'000) return 0;
  std::vector<std::string> files;
  std::string_view rest{reinterpret_cast<const char*>(data), size};
  for (std::size_t end = rest.find(kBetween); end != std::string_view::npos; end = rest.find(kBetween)) {
    files.emplace_back(rest.substr(0, end + 1));
    rest.remove_prefix(end + kBetween.size());
  }
  files.emplace_back(rest);
  const xabsl::FileReader read = [&](const std::string& path) -> cancha::Result<std::string> {
    if (path == "root.xabsl") return files[0];
    const std::size_t stem = path.rfind(".xabsl");
    const std::size_t which =
        stem == std::string::npos || stem == 0 ? files.size() : static_cast<std::size_t>(path[stem - 1] - 'a' + 1);
    if (which == 0 || which >= files.size()) return cancha::fail(path, "cannot be opened");
    return files[which];
  };
  const xabsl::Compilation made = xabsl::compile("root.xabsl", read);
  if (!made.good()) return 0;
  const cancha::publish::Site site = cancha::publish::behaviour_site(made);
  CANCHA_EXPECTS(site.contains("index.html") && site.contains("search.js"));
  for (const auto& [name, content] : site) {
    CANCHA_EXPECTS(!name.empty() && name[0] != '.' && name.find('/') == std::string::npos);
    CANCHA_EXPECTS(content.find("<evil") == std::string::npos || !name.ends_with(".html"));
  }
  for (const auto& [name, content] : cancha::publish::behaviour_xml(made)) {
    CANCHA_EXPECTS(name.find("..") == std::string::npos && content.find("<evil") == std::string::npos);
  }
  return 0;
}
