#include "lsp/language_server.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/json.h"
#include "lsp/outline.h"
#include "lsp/quick_fixes.h"
#include "lsp/rename.h"

namespace cancha::lsp {
namespace {

// the codes of JSON-RPC and of the protocol
constexpr int kParseError = -32700, kInvalidRequest = -32600, kMethodNotFound = -32601, kInvalidParams = -32602,
              kServerNotInitialized = -32002, kRequestFailed = -32803;

std::string error_message(const std::string& id, int code, std::string_view what) {
  return fmt::format(R"({{"jsonrpc":"2.0","id":{},"error":{{"code":{},"message":{}}}}})", id, code,
                     to_json(std::string{what}));
}

std::string result_message(const std::string& id, std::string_view result) {
  return fmt::format(R"({{"jsonrpc":"2.0","id":{},"result":{}}})", id, result);
}

/// The id of a request as JSON; none where it is neither number nor text.
std::optional<std::string> id_text(const JsonValue& id) {
  if (const auto number = id.as_signed()) return fmt::format("{}", *number);
  if (const auto text = id.as_text()) return to_json(*text);
  return std::nullopt;
}

/// A value deep inside of an object.
std::optional<JsonValue> find(const JsonValue& value, std::initializer_list<std::string_view> path) {
  std::optional<JsonValue> at = value;
  for (const std::string_view name : path) {
    if (at) at = at->find(name);
  }
  return at;
}

bool is_true(const JsonValue& value, std::initializer_list<std::string_view> path) {
  const auto found = find(value, path);
  return found && found->as_bool().value_or(false);
}

std::optional<std::string> text_at(const JsonValue& value, std::initializer_list<std::string_view> path) {
  const auto found = find(value, path);
  return found ? found->as_text() : std::nullopt;
}

}  // namespace

LanguageServer::LanguageServer(Settings settings) : settings_{std::move(settings)}, workspace_{settings_.read} {
  if (!settings_.root.empty()) workspace_.set_root(settings_.root);
}

std::vector<std::string> LanguageServer::handle(std::string_view message) {
  const auto document = JsonDocument::parse(message);
  if (!document) return {error_message("null", kParseError, document.error().text())};
  const JsonValue root = document->root();
  const auto method = text_at(root, {"method"});
  const auto id = root.find("id");
  const auto named = id ? id_text(*id) : std::nullopt;
  if (!method) {
    // the client's answer to a request of ours
    if (id && (root.find("result") || root.find("error"))) return {};
    return {error_message(named.value_or("null"), kInvalidRequest, "this is no request and no notification")};
  }
  const auto params = root.find("params");
  if (!id) return notified(*method, params);
  if (!named) return {error_message("null", kInvalidRequest, "the id must be a number or a text")};
  if (stage_ == Stage::Down) return {error_message(*named, kInvalidRequest, "the server was shut down")};
  if (*method == "initialize") {
    if (stage_ != Stage::Fresh) return {error_message(*named, kInvalidRequest, "initialize comes only once")};
    if (!params || !params->is_object()) return {error_message(*named, kInvalidParams, "params must be an object")};
    return {result_message(*named, initialize(*params))};
  }
  if (stage_ == Stage::Fresh) {
    return {error_message(*named, kServerNotInitialized, "the first request must be initialize")};
  }
  if (*method == "shutdown") {
    stage_ = Stage::Down;
    return {result_message(*named, "null")};
  }
  Asked asked;
  const JsonValue& given = params ? *params : root;
  if (params && params->is_object()) {
    if (const auto read = read_known(*params, asked); !read) {
      return {error_message(*named, kInvalidParams, read.error().text())};
    }
  }
  const auto answer = requested(*method, asked, given);
  if (!answer) return {error_message(*named, kMethodNotFound, fmt::format("there is no method '{}'", *method))};
  if (!*answer) return {error_message(*named, kRequestFailed, answer->error().text())};
  return {result_message(*named, **answer)};
}

std::string LanguageServer::initialize(const JsonValue& params) {
  stage_ = Stage::Running;
  // bytes where the client can count them, otherwise what the protocol began with
  Encoding encoding = Encoding::Utf16;
  if (const auto offered = find(params, {"capabilities", "general", "positionEncodings"})) {
    for (const JsonValue& e : offered->elements().value_or(std::vector<JsonValue>{})) {
      if (e.as_text() == "utf-8") encoding = Encoding::Utf8;
    }
  }
  workspace_.set_encoding(encoding);
  snippets_ = is_true(params, {"capabilities", "textDocument", "completion", "completionItem", "snippetSupport"});
  can_watch_ = is_true(params, {"capabilities", "workspace", "didChangeWatchedFiles", "dynamicRegistration"});
  workspace_.set_strict(is_true(params, {"initializationOptions", "strict"}));
  if (const auto named = text_at(params, {"initializationOptions", "root"}); named && !named->empty()) {
    std::string path = named->starts_with("file:") ? path_of(*named) : *named;
    // a relative one is meant from the opened folder
    const auto folder = text_at(params, {"rootUri"});
    if (!path.starts_with('/') && folder) path = fmt::format("{}/{}", path_of(*folder), path);
    workspace_.set_root(normal(path));
  }
  return fmt::format(
      R"({{"capabilities":{{"positionEncoding":"{}","textDocumentSync":{{"openClose":true,"change":2,"save":true}},)"
      R"("completionProvider":{{"triggerCharacters":["@",".","(","\"","/"]}},)"
      R"("signatureHelpProvider":{{"triggerCharacters":["(",",","="]}},"hoverProvider":true,"definitionProvider":true,)"
      R"("referencesProvider":true,"documentHighlightProvider":true,"documentSymbolProvider":true,)"
      R"("workspaceSymbolProvider":true,"codeActionProvider":{{"codeActionKinds":["quickfix"]}},)"
      R"("documentFormattingProvider":true,"renameProvider":{{"prepareProvider":true}},"foldingRangeProvider":true,)"
      R"("semanticTokensProvider":{{"legend":{},"full":true}}}},"serverInfo":{{"name":"cancha xabsl","version":{}}}}})",
      encoding == Encoding::Utf8 ? "utf-8" : "utf-16", colour_legend(), to_json(settings_.version));
}

std::vector<std::string> LanguageServer::initialized() const {
  if (!can_watch_) return {};
  return {R"({"jsonrpc":"2.0","id":"watch","method":"client/registerCapability","params":{"registrations":[{"id":)"
          R"("watch","method":"workspace/didChangeWatchedFiles","registerOptions":{"watchers":[{"globPattern":)"
          R"("**/*.{xabsl,yabsl}"}]}}]}})"};
}

std::vector<std::string> LanguageServer::notified(std::string_view method, const std::optional<JsonValue>& params) {
  if (method == "exit") {
    exit_status_ = stage_ == Stage::Down ? 0 : 1;
    return {};
  }
  if (stage_ != Stage::Running) return {};
  if (method == "initialized") return initialized();
  if (method == "workspace/didChangeWatchedFiles" || method == "textDocument/didSave") {
    workspace_.look_again();
    return workspace_.news();
  }
  // a notification that cannot be read has no one to be told
  if (!params || !params->is_object()) return {};
  if (method == "textDocument/didOpen") {
    Opened opened;
    if (!read_known(*params, opened)) return {};
    workspace_.open(opened.document);
  } else if (method == "textDocument/didChange") {
    Changed changed;
    if (!read_known(*params, changed) || !workspace_.change(changed)) return {};
  } else if (method == "textDocument/didClose") {
    Asked asked;
    if (!read_known(*params, asked)) return {};
    workspace_.close(asked.document.uri);
  } else {
    return {};
  }
  return workspace_.news();
}

std::optional<LanguageServer::Place> LanguageServer::place_of(const Asked& asked) const {
  Place place;
  place.path = path_of(asked.document.uri);
  const auto text = workspace_.text(place.path);
  if (!text) return std::nullopt;
  place.text = *text;
  place.byte = Lines{*text, workspace_.encoding()}.byte(asked.position);
  place.model = workspace_.model(place.path);
  return place;
}

std::optional<LanguageServer::Answer> LanguageServer::requested(std::string_view method, const Asked& asked,
                                                                const JsonValue& params) {
  if (method == "workspace/symbol") return workspace_symbols(asked.query);
  if (!method.starts_with("textDocument/")) return std::nullopt;
  const auto place = place_of(asked);
  const Place none;
  auto answer = asked_of_document(method, asked, place ? *place : none);
  if (!answer) answer = asked_of_model(method, asked, place ? *place : none, params);
  if (answer && !place) return fail(asked.document.uri, "is not open");
  return answer;
}

std::optional<LanguageServer::Answer> LanguageServer::asked_of_document(std::string_view method, const Asked&,
                                                                        const Place& place) {
  const Encoding encoding = workspace_.encoding();
  if (method == "textDocument/completion") {
    const auto items = complete(place.model, place.path, place.text, place.byte, encoding, snippets_, settings_.list);
    return fmt::format(R"({{"isIncomplete":false,"items":{}}})", to_json(items));
  }
  if (method == "textDocument/documentSymbol") return to_json(outline(place.text, encoding));
  if (method == "textDocument/foldingRange") return to_json(folds(place.text, encoding));
  if (method == "textDocument/formatting") return formatting(place);
  if (method == "textDocument/semanticTokens/full") {
    return fmt::format(R"({{"data":{}}})", to_json(colours(place.model, place.path, place.text, encoding)));
  }
  return std::nullopt;
}

std::optional<LanguageServer::Answer> LanguageServer::asked_of_model(std::string_view method, const Asked& asked,
                                                                     const Place& place, const JsonValue& params) {
  static constexpr std::string_view kMethods[] = {"hover",         "definition", "references", "documentHighlight",
                                                  "prepareRename", "rename",     "codeAction", "signatureHelp"};
  const std::string_view name = method.substr(method.find('/') + 1);
  if (std::ranges::find(kMethods, name) == std::end(kMethods)) return std::nullopt;
  if (!place.model) return Answer{"null"};
  if (name == "hover") return hover(place);
  if (name == "definition") return definition(place);
  if (name == "references") return references(place, is_true(params, {"context", "includeDeclaration"}));
  if (name == "documentHighlight") return highlights(place);
  if (name == "prepareRename") return prepare_rename(place);
  if (name == "signatureHelp") return signature_help(*place.model, place.text, place.byte);
  if (name == "rename") {
    auto edit = rename(workspace_, *place.model, place.path, place.byte, asked.new_name);
    if (!edit) return pass_on(std::move(edit));
    return to_json(*edit);
  }
  const Lines lines{place.text, workspace_.encoding()};
  return to_json(
      quick_fixes(workspace_, *place.model, place.path, lines.byte(asked.range.start), lines.byte(asked.range.end)));
}

}  // namespace cancha::lsp
