// Somebody writes a behaviour in the studio: the bytes are the text of its option, or, where they begin with '{',
// messages of JSON-RPC, one a line. Then the picture is asked for. Whatever comes, the session answers, and shows no
// other file.

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "base/json.h"
#include "server/lsp_session.h"

namespace {

using namespace cancha::server;
namespace fs = std::filesystem;

constexpr std::string_view kSecret = "never_to_be_shown";

/// One behaviour beside a secret, gone at the end.
class Content {
 public:
  Content() : root_{fs::temp_directory_path() / fmt::format("cancha_writer_fuzz_{}", ::getpid())} {
    fs::create_directories(root_ / "behaviours" / "b");
    std::ofstream{root_ / "behaviours" / "b" / "agents.xabsl"}
        << "include \"symbols.xabsl\";\ninclude \"o.xabsl\";\nagent a(\"A\", o);\n";
    std::ofstream{root_ / "behaviours" / "b" / "symbols.xabsl"} << "namespace s(\"S\") { float input x; }\n";
    std::ofstream{root_ / "behaviours" / "b" / "o.xabsl"} << "option o { initial state s { action { } } }\n";
    std::ofstream{root_ / "secret.xabsl"} << "namespace " << kSecret << "(\"S\") { }\n";
  }
  ~Content() {
    std::error_code ignored;
    fs::remove_all(root_, ignored);
  }
  Content(const Content&) = delete;
  Content& operator=(const Content&) = delete;
  [[nodiscard]] fs::path behaviours() const { return root_ / "behaviours"; }

 private:
  fs::path root_;
};

void say(LspSession& session, std::string_view message) {
  // who names the secret himself may hear of it
  const bool named = message.find(kSecret) != message.npos;
  for (const std::string& reply : session.handle(message)) {
    if (reply.empty() || (!named && reply.find(kSecret) != reply.npos)) std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Content content;
  static const BehaviourFiles files{content.behaviours().parent_path()};
  std::string_view text{reinterpret_cast<const char*>(data), size};
  if (text.find(kSecret) != text.npos) return 0;
  LspSession session{files, "1"};
  say(session, R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}})");
  if (text.starts_with('{')) {
    while (!text.empty() && !session.is_over()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      say(session, text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    return 0;
  }
  say(session, fmt::format(R"({{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{{"textDocument":{{"uri":)"
                           R"("file:///behaviours/b/o.xabsl","version":1,"text":{}}}}}}})",
                           cancha::to_json(std::string{text})));
  say(session, R"({"jsonrpc":"2.0","id":2,"method":"cancha/picture","params":{"textDocument":{"uri":)"
               R"("file:///behaviours/b/o.xabsl"},"position":{"line":1,"character":3}}})");
  return 0;
}
