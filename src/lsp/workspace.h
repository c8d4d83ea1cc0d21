#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "decide/xabsl/compiler.h"
#include "lsp/protocol.h"

/// Open texts and the behaviours that they belong to.
namespace cancha::lsp {

namespace xabsl = decide::xabsl;

/// A text in an editor; it counts, whatever lies on the disk.
struct Document {
  std::string uri;
  std::optional<std::int64_t> version;
  std::string text;
  std::string root;  ///< the root file of its behaviour
};

/// One behaviour, compiled.
struct Model {
  std::string root;
  std::unique_ptr<xabsl::Compilation> now;
  std::unique_ptr<xabsl::Compilation> good;  ///< the last one without errors, while `now` has some
  std::vector<std::string> paths;            ///< of the files of `now`, each in its plain form

  /// The number of a file in `now`, or kNone.
  [[nodiscard]] std::uint32_t file(std::string_view path) const;
};

/// The lines of the files of one compilation, each file counted once.
class LinesOf {
 public:
  LinesOf(const xabsl::Sources& sources, Encoding encoding) : sources_{sources}, encoding_{encoding} {}
  const Lines& operator[](std::uint32_t file);

 private:
  const xabsl::Sources& sources_;
  Encoding encoding_;
  std::map<std::uint32_t, Lines> known_;
};

/// What editors have open, and what the compiler says about it.
class Workspace {
 public:
  explicit Workspace(xabsl::FileReader read) : read_{std::move(read)} {}

  /// The root file of every behaviour, where the client names one; else the nearest agents.xabsl upwards counts.
  /// A folder stands for the agents.xabsl in it.
  void set_root(std::string path);
  void set_encoding(Encoding encoding) { encoding_ = encoding; }
  /// Makes warnings of notes.
  void set_strict(bool strict) { strict_ = strict; }

  void open(const OpenedDocument& opened);
  /// False where the document is not open.
  bool change(const Changed& changed);
  void close(const std::string& uri);
  /// Files changed on the disk: looks at everything again.
  void look_again();

  /// Messages of diagnostics for all files about which there is something new to say.
  [[nodiscard]] std::vector<std::string> news();

  [[nodiscard]] Encoding encoding() const { return encoding_; }
  [[nodiscard]] const Document* document(const std::string& path) const;
  /// Of all open texts together.
  [[nodiscard]] std::size_t open_bytes() const;
  /// The behaviour of a file; nothing where no such file is open or part of a behaviour.
  [[nodiscard]] const Model* model(const std::string& path) const;
  [[nodiscard]] const std::map<std::string, Model>& models() const { return models_; }
  /// The text of an open document, or of a file of a behaviour.
  [[nodiscard]] std::optional<std::string_view> text(const std::string& path) const;
  /// The URI by which the client knows a file.
  [[nodiscard]] std::string uri(const std::string& path) const;
  /// A place in a file of a compilation, whose lines are those of `lines`.
  [[nodiscard]] Location location(const xabsl::Sources& sources, xabsl::Span span, LinesOf& lines) const;
  /// Compiles a behaviour with other texts for some of its files.
  [[nodiscard]] xabsl::Compilation compile_with(const std::string& root,
                                                const std::map<std::string, std::string>& texts) const;

 private:
  [[nodiscard]] std::string root_of(const std::string& path) const;
  [[nodiscard]] Result<std::string> read(const std::string& path) const;
  void compile(const std::string& root);
  void compile_all_with(const std::string& path);
  void forget_unused();
  [[nodiscard]] std::map<std::string, std::vector<DiagnosticItem>> diagnostics() const;
  [[nodiscard]] std::vector<DiagnosticItem> diagnostics_alone(const std::string& path, const Document& document) const;
  [[nodiscard]] DiagnosticItem item(const xabsl::Finding& finding, const Lines& lines) const;

  xabsl::FileReader read_;
  std::string fixed_root_;
  Encoding encoding_ = Encoding::Utf16;
  bool strict_ = false;
  std::map<std::string, Document> documents_;  ///< by path
  std::map<std::string, Model> models_;        ///< by root
  std::map<std::string, std::string> told_;    ///< the last diagnostics of each file, as JSON
  std::vector<std::string> asked_;             ///< files that are told of in any case: just opened or changed
};

}  // namespace cancha::lsp
