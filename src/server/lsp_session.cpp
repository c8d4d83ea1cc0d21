#include "server/lsp_session.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/json.h"
#include "base/json_read.h"
#include "lsp/outline.h"
#include "publish/behaviour/pictures.h"

namespace cancha::server {
namespace {

namespace xabsl = decide::xabsl;

constexpr std::string_view kPicture = "cancha/picture";
constexpr std::size_t kMostBoxes = 120;  ///< a picture with more is no help, and takes long

bool comes_before(lsp::Position a, lsp::Position b) {
  return a.line != b.line ? a.line < b.line : a.character <= b.character;
}

/// The option that a place is in, else the first one of the text; empty where it has none.
std::string option_at(std::string_view text, lsp::Position position, lsp::Encoding encoding) {
  std::string first;
  for (const lsp::DocumentSymbol& symbol : lsp::outline(text, encoding)) {
    if (symbol.kind != lsp::symbol_kind(lsp::EntityKind::Option)) continue;
    if (first.empty()) first = symbol.name;
    if (comes_before(symbol.range.start, position) && comes_before(position, symbol.range.end)) return symbol.name;
  }
  return first;
}

/// Links that the page understands.
publish::PageOf links_in(const xabsl::Checked& checked) {
  return [&checked](const publish::Mention& mention) -> std::string {
    if (mention.meaning == publish::Meaning::State && mention.option < checked.options.size()) {
      return fmt::format("#state/{}", checked.options[mention.option].states[mention.index].name.text);
    }
    if (mention.meaning != publish::Meaning::Option) return "";
    return fmt::format("#option/{}", checked.options[mention.index].name.text);
  };
}

}  // namespace

LspSession::LspSession(const BehaviourFiles& files, std::string version)
    : server_{{.read = files.reader(),
               .list = [&files](const std::string& folder) { return files.names_in(folder); },
               .version = std::move(version)}} {}

std::vector<std::string> LspSession::handle(std::string_view message) {
  if (message.find(kPicture) == message.npos) return server_.handle(message);
  // it may be ours; a text that only speaks of it goes to the server
  const auto document = JsonDocument::parse(message);
  const auto method = document ? document->root().find("method") : std::nullopt;
  const auto id = document ? document->root().find("id") : std::nullopt;
  const auto params = document ? document->root().find("params") : std::nullopt;
  const std::int64_t number = id ? id->as_signed().value_or(-1) : -1;
  if (!method || method->as_text() != kPicture || number < 0 || !params || !params->is_object()) {
    return server_.handle(message);
  }
  lsp::Asked asked;
  if (const auto read = read_known(*params, asked); !read) {
    return {fmt::format(R"({{"jsonrpc":"2.0","id":{},"error":{{"code":-32602,"message":{}}}}})", number,
                        to_json(read.error().text()))};
  }
  return {fmt::format(R"({{"jsonrpc":"2.0","id":{},"result":{}}})", number, to_json(picture(asked)))};
}

bool LspSession::is_over() const {
  return server_.exit_status().has_value() || server_.workspace().open_bytes() > kMostOpenBytes;
}

BehaviourPicture LspSession::picture(const lsp::Asked& asked) const {
  const lsp::Workspace& workspace = server_.workspace();
  const std::string path = lsp::path_of(asked.document.uri);
  const auto text = workspace.text(path);
  const lsp::Model* model = workspace.model(path);
  BehaviourPicture drawn;
  if (!text || !model) {
    drawn.problem = "this text is not part of a behaviour";
    return drawn;
  }
  drawn.option = option_at(*text, asked.position, workspace.encoding());
  drawn.fresh = model->now->good();
  const xabsl::Compilation* made = drawn.fresh ? model->now.get() : model->good.get();
  if (!made) {
    drawn.problem = "there is a picture once the text has no errors";
    return drawn;
  }

  // the option as it was when it had no errors, or all of them
  const publish::SourceText source{*made};
  const auto& options = made->checked.options;
  const auto found = std::ranges::find_if(options, [&](const auto& o) { return o.name.text == drawn.option; });
  if (!drawn.option.empty() && found == options.end()) {
    drawn.problem = drawn.fresh ? "no file includes this one" : "there is a picture once the text has no errors";
    return drawn;
  }
  const auto links = links_in(made->checked);
  const publish::Sketch sketch =
      drawn.option.empty() ? publish::option_graph(source, xabsl::kNone, links)
                           : publish::state_machine(source, static_cast<std::uint32_t>(found - options.begin()), links);
  if (sketch.boxes.size() > kMostBoxes) {
    drawn.problem = "this is too large for a picture";
    return drawn;
  }
  auto svg = publish::draw(sketch, publish::Standing::Alone);
  if (svg) drawn.svg = std::move(*svg);
  if (!svg) drawn.problem = svg.error().text();
  return drawn;
}

}  // namespace cancha::server
