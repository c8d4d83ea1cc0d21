#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "match/fixture.h"
#include "server/catalogue.h"
#include "server/paths.h"
#include "server/request.h"
#include "server/storage.h"

namespace cancha::server {

/// One writer's language server, behind a WebSocket. Not for use by several threads at once.
class WriterSession {
 public:
  static constexpr std::size_t kMostMessageBytes = std::size_t{3} << 20;

  virtual ~WriterSession() = default;
  /// Takes one message of JSON-RPC; gives those to send back.
  [[nodiscard]] virtual std::vector<std::string> handle(std::string_view message) = 0;
  /// The client said goodbye, or has more open than anybody needs.
  [[nodiscard]] virtual bool is_over() const = 0;
};

/// What pages ask besides matches and recordings: behaviours, charts, motions, cameras, scenes, searches, studies,
/// robots' databases, referees. A seam, because nobody needs these to play: the program cancha-play, which is built for
/// a first match, has another one, that sends people to the whole program (decision 0086). Any thread may call.
class Workshop {
 public:
  /// All its addresses begin so.
  static constexpr std::string_view kAddresses[] = {"/api/behaviours", "/api/camera", "/api/chart", "/api/motion",
                                                    "/api/referee",    "/api/robot",  "/api/scene", "/api/stud",
                                                    "/api/team",       "/api/tuning"};
  static constexpr std::size_t kMostBody = 6 << 20;  ///< bytes that any request may bring

  struct Settings {
    std::filesystem::path content{};     ///< empty = nobody plays here
    std::filesystem::path recordings{};  ///< folder for new journals
    std::filesystem::path tunings{};     ///< folder of what ./cancha tune writes; empty = nobody tunes here
    std::filesystem::path studies{};     ///< likewise of ./cancha study
    std::string databases{};             ///< folder of the robots' databases; empty = none are shown, nobody referees
    std::vector<std::string> plugins{};  ///< teams named on the command line; behaviours among them may be edited
    std::string version{};               ///< of the program
    StorageLimits storage{};
  };

  virtual ~Workshop() = default;

  [[nodiscard]] static bool is_mine(std::string_view path) {
    return std::ranges::any_of(kAddresses, [&](std::string_view mine) { return path.starts_with(mine); });
  }
  /// None where there is nothing at this address.
  [[nodiscard]] virtual std::optional<Answer> answer(const Request& request, const Target& target) = 0;
  /// How many bytes the body of a request may have: `usual`, but for files that somebody may save.
  [[nodiscard]] virtual std::uint64_t most_body_bytes(const Request& head, std::string_view path,
                                                      std::uint64_t usual) const = 0;
  /// What was played in a study of ./cancha study.
  [[nodiscard]] virtual Result<match::Fixture> fixture_of_study(const std::string& name) const = 0;

  /// Whether this is the address of the language server's WebSocket.
  [[nodiscard]] virtual bool is_for_writers(std::string_view path) const = 0;
  /// For one who asked there.
  [[nodiscard]] virtual std::unique_ptr<WriterSession> receive_writer() = 0;

  /// Ends what goes on in threads of its own, in order; no more can be started.
  virtual void stop() = 0;
};

/// The one of this program: whole_workshop.cpp, or no_workshop.cpp where CMakeLists.txt says so. `catalogue` knows the
/// journals that can be replayed.
[[nodiscard]] std::unique_ptr<Workshop> open_workshop(const Workshop::Settings& settings, Catalogue& catalogue);

}  // namespace cancha::server
