// ./cancha play: a whole match, in the browser while it is played, with a scoreboard, a summary, a recording and
// pictures.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>

#include "base/file_writer.h"
#include "base/json.h"
#include "cli/match_news.h"
#include "cli/match_referee.h"
#include "cli/match_report.h"
#include "cli/options.h"
#include "cli/play_setup.h"
#include "cli/presses.h"
#include "cli/serving.h"
#include "cli/terminal.h"
#include "match/drawing.h"
#include "match/picture.h"
#include "match/team_databases.h"
#include "minds/programs/behaviour_team.h"
#include "os/clock.h"
#include "server/live_match.h"
#include "server/matches.h"
#include "server/paths.h"

namespace cancha::cli {
namespace {

/// The teams that are files: those may play again from the page.
std::vector<std::string> plugins_of(const PlayOptions& options) {
  std::vector<std::string> found;
  for (const std::string& team : {options.blue, options.yellow}) {
    if (match::is_plugin(team) || minds::TeamProgram::is_program(team)) found.push_back(team);
  }
  return found;
}

/// Keeps the last event for the line that lives while the match is played. Written in the match's thread.
class LastEvent final : public match::Observer {
 public:
  void happened(const MatchEvent& event) override {
    if (event.kind == EventKind::PlayOn) return;
    const auto side = names(event.side)[static_cast<std::size_t>(event.side)];
    const std::string whose = event.side == BallOwner::Anyone ? "" : fmt::format(" {}", side);
    const std::lock_guard lock{mutex_};
    text_ = fmt::format("{} {}{}", clock_text(event.time.seconds()), name(event.kind), whose);
  }
  [[nodiscard]] std::string text() const {
    const std::lock_guard lock{mutex_};
    return text_;
  }

 private:
  mutable std::mutex mutex_;
  std::string text_;
};

std::string scoreboard(const server::LiveStatus& s, const std::string& last, double wall_seconds) {
  return fmt::format(" {}{}   blue {} {} : {} {} yellow   │ {} │ {:.3g}× real time", clock_text(s.seconds),
                     s.paused ? " paused" : "", s.blue, s.score.blue, s.score.yellow, s.yellow, last,
                     s.seconds / std::max(wall_seconds, 1e-3));
}

Result<std::vector<std::string>> write_pictures(const Report& report, const match::Photographer& photographer,
                                                const std::filesystem::path& recording, bool force) {
  const std::string title = match::picture_title(report.blue, report.yellow, report.score);
  // pictures of the replaced recording are replaced, too; others are not
  std::vector<std::string> written;
  for (const auto& [ending, picture] :
       {std::pair{".svg", photographer.decisive_moment(title)}, std::pair{"-ball.svg", photographer.ball_map(title)}}) {
    const std::filesystem::path path = recording.parent_path() / (recording.stem().string() + ending);
    if (force) {
      if (auto put = write_file(path, picture); !put) return pass_on(std::move(put));
      written.push_back(shown(path));
      continue;
    }
    auto put = write_free_file(recording.parent_path(), path.stem().string(), ".svg", picture);
    if (!put) return pass_on(std::move(put));
    written.push_back(shown(*put));
  }
  return written;
}

/// The studio for this match; none where the user does not want it or where it cannot be served.
std::unique_ptr<server::Server> open_studio(const PlayOptions& options) {
  if (options.headless || options.json || options.no_record) return nullptr;
  auto server = start_server(options.serve, plugins_of(options));
  if (server) return std::move(*server);
  complain(server.error());
  return nullptr;
}

/// Follows the match to its end on the terminal. False: the user stopped it.
bool follow(server::LiveMatch& live, const LastEvent& last, LiveLine& line, MatchReferee* referee, MatchNews* news) {
  const os::HostTime start = os::now();
  while (!live.wait(std::chrono::milliseconds{50})) {
    if (news) news->tell(&line);
    if (referee && referee->direct(live)) {
      live.stop();
      return true;
    }
    if (interrupted()) {
      live.stop();
      return false;
    }
    const double wall = (os::now() - start).seconds();
    if (line.due()) line.show(scoreboard(live.status(), last.text(), wall));
  }
  return live.status().phase != server::Phase::Stopped;
}

/// Who takes part in a match besides the teams, where the user asks for it.
struct Guests {
  std::optional<match::TeamDatabases> databases{};
  std::unique_ptr<MatchAnnouncer> announcer{};
  std::optional<MatchReferee> referee{};

  /// Says what went wrong with them.
  void warn() const {
    if (databases && !databases->trouble().empty()) fmt::print(stderr, "cancha: {}\n", databases->trouble());
    if (announcer) announcer->warn();
  }
};

/// Invites them, and tells the plan of them; the error is the status to end with, told already.
tl::expected<Guests, int> guests_of(const PlayOptions& options, const field::League& league,
                                    server::LiveMatch::Plan& plan) {
  const auto refuse = [](const Error& error, int status) {
    complain(error);
    return tl::unexpected<int>(status);
  };
  Guests guests;
  auto presses = presses_of(options.press, league);
  if (!presses) return refuse(presses.error(), kUsage);
  plan.presses = std::move(*presses);
  // robots whose players have databases show those
  if (options.rtdb && league.omni) plan.fixture.databases = team::Place{}.folder;
  if (options.rtdb && !league.omni) {
    auto opened = match::TeamDatabases::open(league, plan.content, team::Place{}.folder);
    if (!opened) return refuse(opened.error(), kProblem);
    guests.databases.emplace(std::move(*opened));
  }
  if (!options.announce.empty()) {
    auto opened = MatchAnnouncer::open(options.announce, league, options.anyone);
    if (!opened) return refuse(opened.error(), kUsage);
    guests.announcer = std::move(*opened);
  }
  if (!options.referee.empty()) {
    auto opened = MatchReferee::open(options.referee, league);
    if (!opened) return refuse(opened.error(), kUsage);
    guests.referee.emplace(std::move(*opened));
    plan.paused = guests.referee->holds_at_first();
  }
  return guests;
}

void announce(const server::Server& server, const server::LiveMatch& live, const PlayOptions& play) {
  const ServeOptions& options = play.serve;
  const std::string driven = play.drive.empty() ? "" : "&drive=" + server::encode_percent(play.drive);
  const std::string url = watch_url(server, live.name()) + driven;
  fmt::print("watch: {}\n", url);
  print_other_addresses(options, url);
  std::fflush(stdout);
  if (!options.no_browser) open_in_browser(url);
}

/// Lays pictures beside the recording, and notes them in the report.
Result<void> add_pictures(Report& report, const PlayOptions& options, const server::LiveMatch& live,
                          const match::Photographer& photographer) {
  const std::filesystem::path& recording = live.plan().recording;
  // only beside a recording that is called one: nothing else is overwritten. They show football
  if (options.headless || report.contest || recording.extension() != ".mcap") return {};
  auto pictures = write_pictures(report, photographer, recording, options.force);
  if (!pictures) return pass_on(std::move(pictures));
  report.pictures = std::move(*pictures);
  return {};
}

void tell(const Report& report, bool as_json, bool complete) {
  if (as_json) {
    fmt::print("{}\n", to_json(report));
  } else {
    print_summary(report, complete);
  }
}

}  // namespace

int play(const PlayOptions& asked) {
  (void)interrupted();  // from here on a signal ends us in order
  PlayOptions options = asked;
  if (auto taken = take_scenario(options); !taken) {
    complain(taken.error());
    return kUsage;
  }
  if (options.count > 1) return play_many(options);
  auto league = match::league_of(fixture_of(options), root() / "content");
  if (!league) {
    complain(league.error());
    return kUsage;
  }
  if (auto settled = settle(options, *league); !settled) {
    complain(settled.error());
    return kUsage;
  }
  LiveLine line{!options.headless && !options.json};
  const auto server = open_studio(options);
  server::LiveMatch::Plan plan = plan_of(options, server && line.on_terminal());
  if (server) plan.behaviours = server->matches().behaviours_of(plan.fixture);
  match::Photographer photographer{*league};
  LastEvent last;
  plan.observers = {&photographer, &last};
  plan.keeps_match = true;
  auto guests = guests_of(options, *league, plan);
  if (!guests) return guests.error();
  if (guests->databases) plan.observers.push_back(&*guests->databases);
  if (guests->announcer) plan.observers.push_back(guests->announcer.get());
  if (guests->referee) plan.observers.push_back(guests->referee->reports());
  const auto started = start_match(options, plan);
  if (!started) return started.error();
  server::LiveMatch& live = **started;
  if (server) {
    server->matches().add(*started);
    announce(*server, live, options);
  }

  const os::HostTime start = os::now();
  auto news = server ? std::make_unique<MatchNews>(server->matches(), live.name()) : nullptr;
  const bool complete = follow(live, last, line, guests->referee ? &*guests->referee : nullptr, news.get());
  line.clear();
  guests->warn();
  // whatever went wrong with files, the match was played, and its result is told
  Report report = report_of(options, live, (os::now() - start).seconds());
  Result<void> written = live.outcome();
  if (written) written = add_pictures(report, options, live, photographer);
  tell(report, options.json, complete);
  if (!written) complain(written.error());
  if (server && line.on_terminal() && !interrupted()) {
    fmt::print("\n  the studio stays at {}  (Ctrl-C ends it)\n", watch_url(*server, live.name()));
    std::fflush(stdout);
    serve(*server, live.name());
  }
  const bool whole = complete || !options.drive.empty();  // who drives ends it as they like
  return whole && written && report.forfeit.empty() ? kFine : kProblem;
}

}  // namespace cancha::cli
