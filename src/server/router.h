#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/access.h"
#include "server/catalogue.h"
#include "server/eyes_api.h"
#include "server/matches.h"
#include "server/paths.h"
#include "server/places.h"
#include "server/recording_api.h"
#include "server/request.h"
#include "server/workshop.h"

namespace cancha::server {

/// Answers requests: GET and HEAD of the page's files, of recordings by range, and the API. Any thread may call.
///
///     /, /watch, /compare, /edit, /chart, /motion, /tune, /study, /team, /camera, /scene    index.html of the web
///     folder /NAME                any other file of the web folder /api/version {"name":"cancha","version":"…"}
///     /api/recordings      [ListedRecording…], newest first
///     /api/recordings/NAME/share.html, picture.svg, messages    see recording_api.h
///     /api/recordings/NAME/eyes    what a robot saw and heard; see eyes_api.h
///     /api/recordings/NAME/rename, DELETE /api/recordings/NAME    see recording_changes.h
///     /recordings/NAME     a recording; Range: bytes=FIRST-LAST gives a part
///     /api/choices, /api/matches…    live matches; see matches_api.h
///     /api/graph           layouts; see graph_api.h
///
/// What the workshop answers, where the program has one (workshop.h):
///
///     /api/behaviours…     behaviours and their files; see behaviours_api.h
///     /api/chart…          state charts; see chart_api.h
///     /api/robot…, /api/motion…    robots with joints and their motions; see motion_api.h
///     /api/camera…         pictures, colours, how a camera sits; see camera_api.h
///     /api/scene…          scenes of the obstacle race; see scene_api.h
///     /api/tunings, /api/tuning    searches of ./cancha tune; see tune_api.h
///     /api/studies, /api/study     studies of ./cancha study; see study_api.h
///     /api/team…, /api/referee…    robots' databases and their referee; see team_api.h, journal_api.h, referee_api.h
class Router {
 public:
  struct Settings {
    std::filesystem::path web_root;           ///< folder of index.html
    std::filesystem::path recordings;         ///< folder of *.mcap
    std::string version;                      ///< of the program
    std::uint64_t max_range_bytes = 8 << 20;  ///< longer ranges are answered with their beginning
    AccessRules access;
    Matches::Settings matches{};      ///< no content: nobody plays here
    std::filesystem::path tunings{};  ///< folder of what ./cancha tune writes; empty: nobody tunes here
    std::filesystem::path studies{};  ///< likewise of ./cancha study
    std::string databases{};          ///< folder of the robots' databases; empty = none are shown, and nobody referees
  };
  explicit Router(Settings settings);

  [[nodiscard]] Answer answer(const Request& request);

  /// Who asked for a WebSocket, and may have it.
  struct Upgrade {
    std::optional<Answer> refusal;
    std::shared_ptr<LiveMatch> match;  ///< none = the language server
  };
  /// Judges the wish for /api/matches/NAME/live or /api/behaviours/lsp as a WebSocket.
  [[nodiscard]] Upgrade upgrade(const Request& request) const;

  /// What goes out with sentences that name files.
  [[nodiscard]] const Places& places() const { return places_; }
  [[nodiscard]] Catalogue& catalogue() { return catalogue_; }
  [[nodiscard]] Matches& matches() { return matches_; }
  [[nodiscard]] Workshop& workshop() { return *workshop_; }

  /// Ends all matches and what the workshop does, in order; no more can be started.
  void stop();

  /// Whether somebody with this head of a request may ask anything here.
  [[nodiscard]] bool admits(const Request& head) const;
  /// How many bytes the body of a request may have, by its head: `usual`, but for files that somebody may save.
  [[nodiscard]] std::uint64_t most_body_bytes(const Request& head, std::uint64_t usual) const;

 private:
  [[nodiscard]] Answer route(const Request& request, const Target& target);
  [[nodiscard]] bool plays() const { return !settings_.matches.content.empty(); }
  [[nodiscard]] Answer page_file(const Request& request, std::string_view name) const;
  [[nodiscard]] Answer recording(const Request& request, std::string_view name) const;
  [[nodiscard]] Answer about_recording(const Request& request, std::string_view name_and_what, std::string_view query);

  Settings settings_;
  Places places_;
  Catalogue catalogue_;
  RecordingApi recording_api_;
  EyesApi eyes_;
  std::unique_ptr<Workshop> workshop_;
  Matches matches_;
};

}  // namespace cancha::server
