// Of the whole program: one API after the other is asked whether an address is its own.

#include "server/behaviours_api.h"
#include "server/camera_api.h"
#include "server/chart_api.h"
#include "server/journal_api.h"
#include "server/lsp_session.h"
#include "server/motion_api.h"
#include "server/referee_api.h"
#include "server/scene_api.h"
#include "server/study_api.h"
#include "server/team_api.h"
#include "server/tune_api.h"
#include "server/workshop.h"

namespace cancha::server {
namespace {

static_assert(kMostCameraBody <= Workshop::kMostBody && BehaviourFiles::kMostBytes <= Workshop::kMostBody &&
              kMostChartBody <= Workshop::kMostBody && kMostMotionBody <= Workshop::kMostBody);

class WholeWorkshop final : public Workshop {
 public:
  WholeWorkshop(const Settings& settings, Catalogue& catalogue)
      : settings_{settings},
        behaviours_{settings_.content, settings_.plugins, settings_.storage},
        motions_{settings_.content, settings_.storage},
        cameras_{settings_.content},
        scenes_{settings_.content},
        teams_{settings_.databases},
        journals_{{settings_.databases, settings_.recordings, settings_.storage}, catalogue} {}

  std::optional<Answer> answer(const Request& request, const Target& target) override {
    const std::string_view path = target.path;
    if (is_about_charts(path)) return chart_answer(request, path);
    if (plays()) {
      if (is_about_behaviours(path)) return behaviours_answer(behaviours_, request, path);
      if (MotionApi::is_mine(path)) return motions_.answer(request, path, target.query);
      if (CameraApi::is_mine(path)) return cameras_.answer(request, path, target.query);
      if (SceneApi::is_mine(path)) return scenes_.answer(request, path, target.query);
      if (!settings_.studies.empty() && is_about_studies(path)) {
        return study_answer(settings_.studies, request, path, target.query);
      }
    }
    if (!settings_.tunings.empty() && is_about_tunings(path)) {
      return tuning_answer(settings_.tunings, request, path, target.query);
    }
    if (shows_robots()) {
      if (TeamApi::is_mine(path)) return teams_.answer(request, path, target.query);
      if (JournalApi::is_mine(path)) return journals_.answer(request, target.query);
      if (RefereeApi::is_mine(path)) return referee_.answer(request, path);
    }
    return std::nullopt;
  }

  std::uint64_t most_body_bytes(const Request& head, std::string_view path, std::uint64_t usual) const override {
    if (head.method == "POST" && is_about_charts(path)) return kMostChartBody;
    const bool brings = head.method == "POST" || head.method == "PUT";
    if (plays() && brings && MotionApi::is_mine(path)) return kMostMotionBody;
    if (plays() && brings && CameraApi::is_mine(path)) return kMostCameraBody;
    if (shows_robots() && brings && TeamApi::is_mine(path)) return TeamApi::kMostBody;
    return plays() && brings_file(head.method, path) ? BehaviourFiles::kMostBytes : usual;
  }

  Result<match::Fixture> fixture_of_study(const std::string& name) const override {
    return server::fixture_of_study(settings_.studies, name);
  }

  bool is_for_writers(std::string_view path) const override { return plays() && is_language_socket(path); }
  std::unique_ptr<WriterSession> receive_writer() override {
    return std::make_unique<LspSession>(behaviours_, settings_.version);
  }

  void stop() override {
    journals_.stop();
    referee_.stop();
  }

 private:
  [[nodiscard]] bool plays() const { return !settings_.content.empty(); }
  [[nodiscard]] bool shows_robots() const { return !settings_.databases.empty(); }

  const Settings settings_;
  BehaviourFiles behaviours_;
  MotionApi motions_;
  CameraApi cameras_;
  SceneApi scenes_;
  TeamApi teams_;
  JournalApi journals_;
  RefereeApi referee_;
};

}  // namespace

std::unique_ptr<Workshop> open_workshop(const Workshop::Settings& settings, Catalogue& catalogue) {
  return std::make_unique<WholeWorkshop>(settings, catalogue);
}

}  // namespace cancha::server
