#include "server/matches.h"
#include "minds/built_in.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/file_writer.h"
#include "base/suggest.h"
#include "decide/behaviour/load.h"
#include "robot/profile.h"
#include "server/safe_file.h"
#include "server/scene_files.h"

namespace cancha::server {
namespace {

constexpr double kLongestMinutes = 24 * 60.0;

/// "final" of "cup/final.mcap".
std::string stem_of(const std::string& name) {
  return std::filesystem::path{name}.stem().string();
}

}  // namespace

Result<std::string> Matches::team_to_play(const std::string& name) const {
  // by names alone: whether a behaviour is sound is found out when it is loaded
  std::vector<std::string> known = match::behaviour_folders(settings_.content);
  if (std::ranges::find(known, decide::split_name(name).what) != known.end()) return name;
  for (const std::string_view built_in : minds::built_in_teams()) known.emplace_back(built_in);
  for (std::string& players : robot::team_names(settings_.content)) known.push_back(std::move(players));
  if (std::ranges::find(known, name) != known.end()) return name;
  // those of the command line are told without the way to them
  for (const std::string& team : settings_.plugins) {
    if (team == name || match::told_name(team) == name) return team;
    known.push_back(match::told_name(team));
  }
  return fail(match::told_name(name), "is no team that this studio knows", suggest(name, known));
}

Result<LiveMatch::Plan> Matches::plan_of(const StartMatch& wish) const {
  LiveMatch::Plan plan{.content = settings_.content, .version = settings_.version};
  plan.fixture = {
      .league = wish.league, .blue = wish.blue, .yellow = wish.yellow, .minutes = wish.minutes, .seed = wish.seed};
  plan.speed = wish.speed;
  plan.paused = wish.paused;
  if (!(wish.minutes >= 0.0 && wish.minutes <= kLongestMinutes)) {
    return fail("minutes", fmt::format("must lie between 0 and {}", kLongestMinutes), "0 = the league's");
  }
  const auto leagues = field::league_names(settings_.content);
  if (std::ranges::find(leagues, wish.league) == leagues.end()) {
    return fail(wish.league, "is no league", suggest(wish.league, leagues));
  }
  if (auto asked = take_contest(wish, plan); !asked) return pass_on(std::move(asked));
  return plan;
}

Result<void> Matches::take_contest(const StartMatch& wish, LiveMatch::Plan& plan) const {
  if (wish.scene.empty() && wish.judge.empty()) return {};
  const auto league = field::load_league(settings_.content, wish.league);
  if (league && !league->contest) return fail(wish.league, "is no contest: it has neither scenes nor judges");
  // never a path: who may open the page need not be allowed to read files
  if (!wish.scene.empty() && !is_new_name(wish.scene)) {
    return fail("scene", fmt::format("'{}' is no name of a scene", wish.scene.substr(0, 60)), "race_1");
  }
  if (!wish.judge.empty() && wish.judge != "program" && wish.judge != "person") {
    return fail("judge", "must be program or person");
  }
  plan.fixture.scene = wish.scene;
  plan.person_judges = wish.judge == "person";
  return {};
}

Result<LiveMatch::Plan> Matches::trial_of(const StartMatch& wish) const {
  if (!settings_.fixture_of_study) return fail(wish.study, "there is no such study");
  auto fixture = settings_.fixture_of_study(wish.study);
  if (!fixture) return pass_on(std::move(fixture));
  LiveMatch::Plan plan{.fixture = std::move(*fixture), .content = settings_.content, .version = settings_.version};
  plan.fixture.seed = wish.seed;
  plan.speed = wish.speed;
  plan.paused = wish.paused;
  return plan;
}

Result<LiveMatch::Plan> Matches::branch_of(const StartMatch& wish) const {
  // of a match that is played right now, or of a file
  Result<match::Recording> whole = fail(wish.branch_of, "there is no such recording");
  if (const auto live = find(wish.branch_of)) {
    auto so_far = live->so_far();
    whole = so_far ? std::move(*so_far) : match::read_recording(live->plan().recording.string());
  } else if (const auto file = catalogue_.find(wish.branch_of)) {
    whole = match::read_recording(file->string());
  }
  if (!whole) return pass_on(std::move(whole));
  if (!(wish.at >= 0.0 && wish.at <= kLongestMinutes * 60.0)) return fail("at", "must be a moment of the recording");

  LiveMatch::Plan plan{.content = settings_.content, .version = settings_.version};
  plan.fixture = match::fixture_of(whole->info);
  plan.speed = wish.speed;
  plan.branch_of = wish.branch_of;
  plan.branch_time = wish.at;
  plan.beginning =
      std::make_shared<match::Recording>(match::cut(std::move(*whole), Time{} + nearest(Seconds{wish.at})));
  return plan;
}

Result<void> Matches::choose_senses(const StartMatch& wish, match::Fixture& fixture) const {
  if (!wish.senses.empty() && wish.senses != "oracle" && wish.senses != "camera") {
    return fail("senses", "must be oracle or camera", "empty = as the league says");
  }
  fixture.sensing.senses = wish.senses;
  const auto league = field::load_league(settings_.content, wish.league);
  if (league && wish.senses.empty()) {
    fixture.sensing.senses = match::usual_senses(fixture, *league, settings_.content);
  }
  return {};
}

Result<std::shared_ptr<LiveMatch>> Matches::start(const StartMatch& wish) {
  if (auto sound = check_speed(wish.speed); !sound) return pass_on(std::move(sound));
  auto plan = !wish.study.empty() ? trial_of(wish) : wish.branch_of.empty() ? plan_of(wish) : branch_of(wish);
  if (!plan) return pass_on(std::move(plan));
  for (std::string* team : {&plan->fixture.blue, &plan->fixture.yellow}) {
    auto known = team_to_play(*team);
    if (!known) return pass_on(std::move(known));
    *team = std::move(*known);
  }
  if (wish.study.empty() && wish.branch_of.empty()) {
    if (auto chosen = choose_senses(wish, plan->fixture); !chosen) return pass_on(std::move(chosen));
  }
  return play(std::move(*plan));
}

Result<std::filesystem::path> Matches::take_place(const std::string& stem) {
  const std::lock_guard lock{mutex_};
  if (closed_) return fail("matches", "the studio is closing");
  const auto live = std::ranges::count_if(matches_, [](const auto& match) { return !match->is_over(); });
  const std::size_t played = static_cast<std::size_t>(live) + starting_.size();
  if (played >= settings_.most) {
    return fail("matches", fmt::format("{} are played already", played), "stop one first");
  }
  if (auto room = room_for_recording(settings_.recordings, settings_.storage); !room) return pass_on(std::move(room));
  std::set<std::string> taken = starting_;
  for (const auto& match : matches_) taken.insert(match->name());
  std::error_code trouble;
  std::filesystem::create_directories(settings_.recordings, trouble);
  auto file = take_free_name(settings_.recordings, stem, ".mcap", taken);
  if (file) starting_.insert(file->filename().string());
  return file;
}

Result<std::shared_ptr<LiveMatch>> Matches::play(LiveMatch::Plan plan) {
  const std::string stem = stem_of(plan.branch_of);
  auto file = take_place(stem.empty() ? match::recording_name(plan.fixture)
                                      : stem.substr(0, stem.find("-what-if")) + "-what-if");
  if (!file) return pass_on(std::move(file));
  plan.recording = *file;
  plan.most_bytes = settings_.storage.one_recording_bytes;
  plan.behaviours = behaviours_of(plan.fixture);
  // a plug-in may take seconds to load; nobody else waits for that
  auto live = LiveMatch::start(plan);

  const std::lock_guard lock{mutex_};
  starting_.erase(file->filename().string());
  if (!live) {
    give_up_name(*file);
    return live;
  }
  if (closed_) {
    (*live)->stop();
    return fail("matches", "the studio is closing");
  }
  matches_.push_back(*live);
  forget_old();
  return live;
}

void Matches::add(std::shared_ptr<LiveMatch> match) {
  catalogue_.share(match->name(), match->plan().recording);
  const std::lock_guard lock{mutex_};
  matches_.push_back(std::move(match));
  forget_old();
}

Result<LiveStatus> Matches::obey(LiveMatch& match, const LiveCommand& command) {
  if (command.order == Order::Reset) {
    auto fresh = restart(match);
    if (!fresh) return pass_on(std::move(fresh));
    return (*fresh)->status();
  }
  if (auto done = match.obey(command); !done) return pass_on(std::move(done));
  return match.status();
}

Result<std::shared_ptr<LiveMatch>> Matches::restart(LiveMatch& old) {
  LiveMatch::Plan plan = old.plan();
  const LiveStatus status = old.status();
  old.stop();
  plan.speed = status.speed;
  plan.paused = status.paused;
  plan.debugging = status.debugging;
  plan.observers.clear();
  plan.keeps_match = false;
  return play(std::move(plan));
}

void Matches::forget_old() {
  for (auto match = matches_.begin(); match != matches_.end() && matches_.size() > kMostKept;) {
    match = (*match)->is_over() ? matches_.erase(match) : match + 1;
  }
}

std::shared_ptr<LiveMatch> Matches::find(std::string_view name) const {
  const std::lock_guard lock{mutex_};
  const auto newest =
      std::find_if(matches_.rbegin(), matches_.rend(), [&](const auto& m) { return m->name() == name; });
  return newest == matches_.rend() ? nullptr : *newest;
}

std::vector<LiveStatus> Matches::list() const {
  const std::lock_guard lock{mutex_};
  std::vector<LiveStatus> found;
  for (auto match = matches_.rbegin(); match != matches_.rend(); ++match) found.push_back((*match)->status());
  return found;
}

std::vector<std::string> Matches::behaviours_of(const match::Fixture& fixture) const {
  return {roots_.name_of(fixture.blue), roots_.name_of(fixture.yellow)};
}

Choices Matches::choices() const {
  Choices choices{field::league_names(settings_.content), {}, {}};
  for (const std::string_view team : minds::built_in_teams()) choices.teams.emplace_back(team);
  for (std::string& name : match::behaviour_names(settings_.content)) choices.teams.push_back(std::move(name));
  for (const std::string& team : settings_.plugins) choices.teams.push_back(match::told_name(team));
  for (const std::string& name : choices.leagues) {
    const auto league = field::load_league(settings_.content, name);
    if (!league) continue;
    const bool humanoid = !league->body.empty();
    std::vector<std::string> teams = choices.teams;
    for (std::string& players : match::player_teams(*league, settings_.content)) teams.push_back(std::move(players));
    if (!league->has_walls()) teams = match::squad_names(*league, settings_.content);
    choices.offers.push_back({name, humanoid, std::move(teams), league->teams[index(Team::Blue)],
                              league->teams[index(Team::Yellow)], league->contest.has_value(),
                              scenes_for(settings_.content, *league), league->senses});
  }
  return choices;
}

void Matches::stop_all() {
  std::vector<std::shared_ptr<LiveMatch>> all;
  {
    const std::lock_guard lock{mutex_};
    all = matches_;
    closed_ = true;
  }
  for (const auto& match : all) match->stop();
}

}  // namespace cancha::server
