#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lsp/language_server.h"
#include "server/behaviour_files.h"
#include "server/workshop.h"

namespace cancha::server {

/// What `cancha/picture` answers: the state machine of the option that is being written, or the whole behaviour.
struct BehaviourPicture {
  std::string option;   ///< whose states these are; empty = who calls whom
  bool fresh = false;   ///< drawn from the text as it is now; else from the last one without errors
  std::string svg;      ///< links are "#state/NAME" and "#option/NAME"; empty = there is nothing to draw yet
  std::string problem;  ///< why not

  static constexpr std::string_view kName = "cancha.BehaviourPicture";
  static constexpr auto fields() {
    return list_of(entry("option", &BehaviourPicture::option, "whose states these are; empty = who calls whom"),
                   entry("fresh", &BehaviourPicture::fresh, "drawn from the text as it is now"),
                   entry("svg", &BehaviourPicture::svg, "links are #state/NAME and #option/NAME; empty = none"),
                   entry("problem", &BehaviourPicture::problem, "why not"));
  }
};

/// One writer's language server: files are called file:///behaviours/NAME/…, nothing else can be read, and besides the
/// protocol's requests it answers `cancha/picture` with the document and position of the cursor.
class LspSession final : public WriterSession {
 public:
  static constexpr std::size_t kMostOpenBytes = std::size_t{16} << 20;

  LspSession(const BehaviourFiles& files, std::string version);

  [[nodiscard]] std::vector<std::string> handle(std::string_view message) override;
  [[nodiscard]] bool is_over() const override;

 private:
  [[nodiscard]] BehaviourPicture picture(const lsp::Asked& asked) const;

  lsp::LanguageServer server_;
};

}  // namespace cancha::server
