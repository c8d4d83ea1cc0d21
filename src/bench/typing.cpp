// What a letter costs that is typed into a large behaviour, in an editor that talks with the language server.

#include <fmt/format.h>

#include "base/hash.h"
#include "base/json.h"
#include "bench/bench.h"
#include "decide/xabsl/made_up.h"
#include "lsp/language_server.h"

namespace cancha::bench {

Result<Measurement> measure_typing(const Settings& settings) {
  namespace xabsl = decide::xabsl;
  Random random{4};
  std::map<std::string, std::string> files;
  std::string option;
  for (const auto& [path, text] : xabsl::made_up_behaviour({}, random)) {
    files[lsp::normal(fmt::format("/{}", path))] = text;
    if (text.find("\noption ") != std::string::npos || text.starts_with("option ")) {
      option = lsp::normal(fmt::format("/{}", path));
    }
  }
  if (option.empty()) return fail("made-up behaviour", "has no option");
  lsp::LanguageServer::Settings with;
  with.read = xabsl::read_from_memory(files);
  lsp::LanguageServer server{std::move(with)};
  std::string replies;
  const auto say = [&](const std::string& message) {
    for (const std::string& reply : server.handle(message)) replies += reply;
  };
  say(R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}})");
  const std::string uri = lsp::uri_of(option);
  say(fmt::format(
      R"({{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{{"textDocument":{{"uri":"{}","version":1,"text":{}}}}}}})",
      uri, to_json(files[option])));

  // the letter goes where an action begins, so that it breaks the text, as typing does
  const std::size_t action = files[option].rfind("action");
  const std::size_t brace = files[option].find('{', action);
  if (action == std::string::npos || brace == std::string::npos) return fail(option, "has no action");
  const lsp::Position place = lsp::Lines{files[option], lsp::Encoding::Utf16}.position(brace + 1);
  std::vector<double> typing_ms;
  for (int i = 0; i < settings.repetitions; ++i) {
    if (settings.progress) settings.progress("xabsl, typing in 200 files");
    replies.clear();
    const double start = cpu_seconds();
    say(fmt::format(
        R"({{"jsonrpc":"2.0","method":"textDocument/didChange","params":{{"textDocument":{{"uri":"{0}","version":2}},)"
        R"("contentChanges":[{{"range":{{"start":{1},"end":{1}}},"text":"w"}}]}}}})",
        uri, to_json(place)));
    say(fmt::format(
        R"({{"jsonrpc":"2.0","id":1,"method":"textDocument/completion","params":{{"textDocument":{{"uri":"{}"}},"position":{}}}}})",
        uri, to_json(lsp::Position{place.line, place.character + 1})));
    typing_ms.push_back(1e3 * (cpu_seconds() - start));
  }
  return figure("xabsl", "typing_ms", typing_ms, "ms", Better::Lower, 50,
                Hash{}.add_bytes(replies.data(), replies.size()).text());
}

}  // namespace cancha::bench
