#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/json.h"
#include "lsp/text.h"

/// What goes over the wire, by field lists: the part of the Language Server Protocol 3.17 that this server speaks. The
/// names of the fields are the protocol's; its numbers (severities, kinds) are kept as numbers.
namespace cancha::lsp {

// ---- what clients ask ----------------------------------------------------------------------------------------------

struct DocumentName {
  std::string uri;
  static constexpr auto fields() { return list_of(entry("uri", &DocumentName::uri)); }
};

/// Most requests: a document, and a place in it where the request has one.
struct Asked {
  DocumentName document;
  Position position;
  Range range;
  std::string new_name;  ///< of a rename
  std::string query;     ///< of workspace/symbol
  static constexpr auto fields() {
    return list_of(entry("textDocument", &Asked::document), entry("position", &Asked::position),
                   entry("range", &Asked::range), entry("newName", &Asked::new_name), entry("query", &Asked::query));
  }
};

struct OpenedDocument {
  std::string uri;
  std::int64_t version = 0;
  std::string text;
  static constexpr auto fields() {
    return list_of(entry("uri", &OpenedDocument::uri), entry("version", &OpenedDocument::version),
                   entry("text", &OpenedDocument::text));
  }
};
struct Opened {
  OpenedDocument document;
  static constexpr auto fields() { return list_of(entry("textDocument", &Opened::document)); }
};

/// One change: of a range, or without it of the whole text.
struct Change {
  std::optional<Range> range;
  std::string text;
  static constexpr auto fields() { return list_of(entry("range", &Change::range), entry("text", &Change::text)); }
};
struct ChangedDocument {
  std::string uri;
  std::optional<std::int64_t> version;
  static constexpr auto fields() {
    return list_of(entry("uri", &ChangedDocument::uri), entry("version", &ChangedDocument::version));
  }
};
struct Changed {
  ChangedDocument document;
  std::vector<Change> changes;
  static constexpr auto fields() {
    return list_of(entry("textDocument", &Changed::document), entry("contentChanges", &Changed::changes));
  }
};

// ---- what the server answers ---------------------------------------------------------------------------------------

struct Location {
  std::string uri;
  Range range;
  static constexpr auto fields() { return list_of(entry("uri", &Location::uri), entry("range", &Location::range)); }
};

struct DiagnosticItem {
  Range range;
  int severity = 1;  ///< 1 error, 2 warning, 3 information, 4 hint
  std::optional<std::string> code;
  std::string source = "xabsl";
  std::string message;
  static constexpr auto fields() {
    return list_of(entry("range", &DiagnosticItem::range), entry("severity", &DiagnosticItem::severity),
                   entry("code", &DiagnosticItem::code), entry("source", &DiagnosticItem::source),
                   entry("message", &DiagnosticItem::message));
  }
};

struct TextEdit {
  Range range;
  std::string text;
  static constexpr auto fields() {
    return list_of(entry("range", &TextEdit::range), entry("newText", &TextEdit::text));
  }
};

struct WorkspaceEdit {
  std::map<std::string, std::vector<TextEdit>> changes;  ///< by URI
  static constexpr auto fields() { return list_of(entry("changes", &WorkspaceEdit::changes)); }
};

struct Markup {
  std::string kind = "markdown";
  std::string value;
  static constexpr auto fields() { return list_of(entry("kind", &Markup::kind), entry("value", &Markup::value)); }
};

struct HoverAnswer {
  Markup contents;
  Range range;
  static constexpr auto fields() {
    return list_of(entry("contents", &HoverAnswer::contents), entry("range", &HoverAnswer::range));
  }
};

struct CompletionItem {
  std::string label;
  int kind = 1;
  std::string detail;
  std::optional<Markup> documentation;
  std::string sort;
  std::optional<int> format;  ///< 2 where the text is a snippet
  TextEdit edit;
  static constexpr auto fields() {
    return list_of(entry("label", &CompletionItem::label), entry("kind", &CompletionItem::kind),
                   entry("detail", &CompletionItem::detail), entry("documentation", &CompletionItem::documentation),
                   entry("sortText", &CompletionItem::sort), entry("insertTextFormat", &CompletionItem::format),
                   entry("textEdit", &CompletionItem::edit));
  }
};

struct DocumentSymbol {
  std::string name;
  std::string detail;
  int kind = 13;
  Range range;
  Range selection;
  std::vector<DocumentSymbol> children;
  static constexpr auto fields() {
    return list_of(entry("name", &DocumentSymbol::name), entry("detail", &DocumentSymbol::detail),
                   entry("kind", &DocumentSymbol::kind), entry("range", &DocumentSymbol::range),
                   entry("selectionRange", &DocumentSymbol::selection), entry("children", &DocumentSymbol::children));
  }
};

struct SymbolInformation {
  std::string name;
  int kind = 13;
  Location location;
  std::string container;
  static constexpr auto fields() {
    return list_of(entry("name", &SymbolInformation::name), entry("kind", &SymbolInformation::kind),
                   entry("location", &SymbolInformation::location),
                   entry("containerName", &SymbolInformation::container));
  }
};

struct Highlight {
  Range range;
  int kind = 1;  ///< 1 text, 2 read, 3 write
  static constexpr auto fields() { return list_of(entry("range", &Highlight::range), entry("kind", &Highlight::kind)); }
};

struct FoldingRange {
  std::uint32_t start = 0;
  std::uint32_t end = 0;
  std::optional<std::string> kind;  ///< comment, imports
  static constexpr auto fields() {
    return list_of(entry("startLine", &FoldingRange::start), entry("endLine", &FoldingRange::end),
                   entry("kind", &FoldingRange::kind));
  }
};

}  // namespace cancha::lsp
