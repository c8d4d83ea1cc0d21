#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.h"
#include "base/json_read.h"
#include "lsp/language_server.h"

/// A language client for tests: a server over files in memory, all under "/w/".
namespace cancha::lsp {

/// The elements of a list; none where it is no list.
inline std::vector<JsonValue> list(const JsonValue& value) {
  return value.elements().value_or(std::vector<JsonValue>{});
}

class Session {
 public:
  /// `files` by path; `capabilities` and `options` as JSON.
  explicit Session(std::map<std::string, std::string> files, std::string_view capabilities = "{}",
                   std::string_view options = "{}")
      : files_{std::move(files)},
        server_{{.read = [this](const std::string& path) -> Result<std::string> {
                   const auto found = files_.find(path);
                   if (found == files_.end()) return fail(path, "cannot be opened");
                   return found->second;
                 },
                 .list =
                     [this](const std::string& folder) {
                       std::vector<std::string> names;
                       for (const auto& [path, text] : files_) {
                         if (path.starts_with(folder)) names.push_back(path.substr(folder.size()));
                       }
                       return names;
                     },
                 .root = {},
                 .version = "test"}} {
    welcome = request("initialize",
                      fmt::format(R"({{"capabilities":{},"initializationOptions":{}}})", capabilities, options));
    notify("initialized", "{}");
  }

  /// The result of a request, or "error CODE: message".
  std::string request(std::string_view method, std::string_view params) {
    return answer(fmt::format(R"({{"jsonrpc":"2.0","id":7,"method":"{}","params":{}}})", method, params));
  }
  std::string answer(std::string_view message) {
    const auto replies = server_.handle(message);
    if (replies.size() != 1) return fmt::format("{} replies", replies.size());
    const auto reply = JsonDocument::parse(replies[0]);
    if (const auto error = reply->root().find("error")) {
      return fmt::format("error {}: {}", *error->find("code")->as_signed(), *error->find("message")->as_text());
    }
    const std::size_t result = replies[0].find("\"result\":");
    return replies[0].substr(result + 9, replies[0].size() - result - 10);
  }
  /// What is sent because of a notification.
  std::vector<std::string> notify(std::string_view method, std::string_view params) {
    return server_.handle(fmt::format(R"({{"jsonrpc":"2.0","method":"{}","params":{}}})", method, params));
  }

  std::vector<std::string> open(const std::string& path) { return open(path, files_.at(path)); }
  std::vector<std::string> open(const std::string& path, const std::string& text) {
    texts_[path] = text;
    return notify("textDocument/didOpen",
                  fmt::format(R"({{"textDocument":{{"uri":"file://{}","languageId":"xabsl","version":1,"text":{}}}}})",
                              path, to_json(text)));
  }
  /// Replaces the whole text.
  std::vector<std::string> change(const std::string& path, const std::string& text) {
    texts_[path] = text;
    return notify(
        "textDocument/didChange",
        fmt::format(R"({{"textDocument":{{"uri":"file://{}","version":2}},"contentChanges":[{{"text":{}}}]}})", path,
                    to_json(text)));
  }

  /// Params with the place right behind the first `before` in an open text.
  std::string at(const std::string& path, std::string_view before, std::string_view more = "") const {
    const std::size_t found = texts_.at(path).find(before);
    EXPECT_NE(found, std::string::npos) << before;
    return at_byte(path, found + before.size(), more);
  }
  std::string at_byte(const std::string& path, std::size_t byte, std::string_view more = "") const {
    const Position p = Lines{texts_.at(path), Encoding::Utf16}.position(byte);
    return fmt::format(R"({{"textDocument":{{"uri":"file://{}"}},"position":{{"line":{},"character":{}}}{}}})", path,
                       p.line, p.character, more);
  }
  /// The labels that are offered behind `before`, in their order of preference.
  std::vector<std::string> offered(const std::string& path, std::string_view before) {
    const auto reply = JsonDocument::parse(request("textDocument/completion", at(path, before)));
    std::vector<std::pair<std::string, std::string>> items;
    for (const JsonValue& item : list(*reply->root().find("items"))) {
      items.emplace_back(*item.find("sortText")->as_text(), *item.find("label")->as_text());
    }
    std::ranges::sort(items);
    std::vector<std::string> labels;
    for (const auto& item : items) labels.push_back(item.second);
    return labels;
  }
  const std::string& text(const std::string& path) const { return texts_.at(path); }
  std::map<std::string, std::string>& files() { return files_; }
  LanguageServer& server() { return server_; }

  std::string welcome;

 private:
  std::map<std::string, std::string> files_;
  std::map<std::string, std::string> texts_;
  LanguageServer server_;
};

/// Any part of a text.
inline bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

}  // namespace cancha::lsp
