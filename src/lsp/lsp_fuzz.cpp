#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/expects.h"
#include "base/json_read.h"
#include "lsp/framing.h"
#include "lsp/language_server.h"

namespace {

/// A small behaviour on a made-up disk.
cancha::Result<std::string> from_made_up_disk(const std::string& path) {
  if (path == "/w/agents.xabsl") return "include \"s.xabsl\";\ninclude \"o.xabsl\";\nagent a(\"A\", o);\n";
  if (path == "/w/s.xabsl") {
    return "namespace s(\"S\") { enum E { a, b }; enum E input e; float output v; float input f(float p;); }\n";
  }
  if (path == "/w/o.xabsl") {
    return "option o { float @q; initial state s { decision { if (e == a) goto t; else stay; } action { v = f(p = @q); "
           "} "
           "} target state t { action { } } }\n";
  }
  return cancha::fail(path, "cannot be opened");
}

}  // namespace

// Any bytes as what a client sends: first as a framed stream; then, so that most of the time is spent beyond the
// framing, as one message a line to a server that has been initialized. Every reply is JSON.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha::lsp;
  std::string_view rest{reinterpret_cast<const char*>(data), size};
  const auto feed = [](LanguageServer& server, std::string_view message) {
    for (const std::string& reply : server.handle(message))
      CANCHA_EXPECTS(cancha::JsonDocument::parse(reply).has_value());
  };

  LanguageServer framed_server{{from_made_up_disk}};
  Framer framer;
  if (const auto messages = framer.push(rest)) {
    for (const std::string& message : *messages) feed(framed_server, message);
  }

  LanguageServer server{{from_made_up_disk}};
  feed(server, R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}})");
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    feed(server, rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return 0;
}
