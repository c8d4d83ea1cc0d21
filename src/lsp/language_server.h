#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_read.h"
#include "lsp/completion.h"
#include "lsp/workspace.h"

namespace cancha::lsp {

/// A language server for XABSL: one JSON message of the Language Server Protocol in, any number of them out.
///
///     LanguageServer server{{xabsl::read_from_disk}};
///     for (const std::string& message : server.handle(body)) send(message);
///     if (server.exit_status()) end(*server.exit_status());
///
/// It knows no transport, no clock and no disk: how files are read is given. Every message is answered before `handle`
/// returns; a behaviour is compiled anew after each change, which takes about 10 ms for 15,000 lines. No message can
/// make it throw. Not for use by several threads at once.
class LanguageServer {
 public:
  struct Settings {
    xabsl::FileReader read;  ///< gives the text of a path; open documents go before it
    FolderLister list = {};  ///< names in a folder, for completion in includes; may be missing
    std::string root = {};   ///< root file of all behaviours; empty = the client's, or the nearest agents.xabsl upwards
    std::string version = {};  ///< told to the client
  };
  explicit LanguageServer(Settings settings);

  /// Takes one message; gives responses and notifications, in the order in which they are to be sent.
  [[nodiscard]] std::vector<std::string> handle(std::string_view message);
  /// Set once the client said `exit`: 0 after a `shutdown`, otherwise 1.
  [[nodiscard]] std::optional<int> exit_status() const { return exit_status_; }
  /// Open texts and compiled behaviours, for hosts that answer more than the protocol asks.
  [[nodiscard]] const Workspace& workspace() const { return workspace_; }

 private:
  enum class Stage : std::uint8_t { Fresh, Running, Down };
  /// A request with its place, as most handlers need it.
  struct Place {
    std::string path;
    std::string_view text;
    std::size_t byte = 0;
    const Model* model = nullptr;  ///< may be missing
  };
  using Answer = Result<std::string>;  ///< JSON

  std::string initialize(const JsonValue& params);
  std::vector<std::string> notified(std::string_view method, const std::optional<JsonValue>& params);
  std::vector<std::string> initialized() const;
  /// The answer to a request; nothing where there is no such method.
  std::optional<Answer> requested(std::string_view method, const Asked& asked, const JsonValue& params);
  std::optional<Answer> asked_of_document(std::string_view method, const Asked& asked, const Place& place);
  std::optional<Answer> asked_of_model(std::string_view method, const Asked& asked, const Place& place,
                                       const JsonValue& params);
  [[nodiscard]] std::optional<Place> place_of(const Asked& asked) const;

  Answer hover(const Place& place) const;
  Answer definition(const Place& place) const;
  Answer references(const Place& place, bool with_declaration) const;
  Answer highlights(const Place& place) const;
  Answer prepare_rename(const Place& place) const;
  Answer formatting(const Place& place) const;
  Answer workspace_symbols(std::string_view query) const;

  Settings settings_;
  Workspace workspace_;
  Stage stage_ = Stage::Fresh;
  std::optional<int> exit_status_;
  bool snippets_ = false;
  bool can_watch_ = false;  ///< the client tells of files that change on the disk
};

}  // namespace cancha::lsp
