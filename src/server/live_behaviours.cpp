#include "server/live_behaviours.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/expects.h"
#include "base/guarded_folder.h"

namespace cancha::server {

LiveBehaviours::LiveBehaviours(match::Match& match, const match::Fixture& fixture, const std::filesystem::path& content)
    : match_{match} {
  for (const Team team : kTeams) {
    auto& source = sources_[index(team)];
    source = match::behaviour_source(fixture.team(team), content);
    const decide::BehaviourControl* control = match_.control(team);
    if (!control) continue;
    const std::string& root = control->program().name;
    if (!source || source->root != root) {
      // the team is a list of players, whose profiles name a program of content
      source = match::BehaviourSource{GuardedFolder{content / "behaviours"}, root};
      const std::size_t slash = root.find('/');
      if (slash != root.npos) folders_[index(team)] = root.substr(0, slash);
    }
    list_files(team);
  }
}

std::vector<std::string> LiveBehaviours::names(std::vector<std::string> told) const {
  for (const Team team : kTeams) {
    const std::string& folder = folders_[index(team)];
    if (folder.empty()) continue;
    told.resize(kTeams.size());
    told[index(team)] = folder;
  }
  return told;
}

std::string LiveBehaviours::problem() const {
  const auto& [blue, yellow] = problems_;
  if (blue.empty() || blue == yellow) return yellow;
  return yellow.empty() ? blue : fmt::format("{}\n{}", blue, yellow);
}

std::filesystem::file_time_type LiveBehaviours::time_of(Team team, const std::string& path) const {
  const auto& source = sources_[index(team)];
  const auto file = source ? source->file(path) : std::nullopt;
  std::error_code gone;
  const auto time = file ? std::filesystem::last_write_time(*file, gone) : std::filesystem::file_time_type::min();
  return gone ? std::filesystem::file_time_type::min() : time;
}

bool LiveBehaviours::any() const {
  return std::ranges::any_of(kTeams, [&](Team team) { return match_.control(team) != nullptr; });
}

Result<void> LiveBehaviours::carry_out(const LiveCommand& command, std::optional<RobotId> robot) {
  const bool of_robot = command.order == Order::Symbol;
  CANCHA_EXPECTS(!of_robot || robot);
  const bool yellow = of_robot ? robot->team == Team::Yellow : command.team == "yellow";
  if (!of_robot && !yellow && command.team != "blue") {
    return fail("team", fmt::format("'{}' is no team", command.team), "\"blue\" or \"yellow\"");
  }
  const Team team = yellow ? Team::Yellow : Team::Blue;
  decide::BehaviourControl* control = match_.control(team);
  if (!control) return fail("team", "runs no behaviour program");
  switch (command.order) {
    case Order::Breakpoints:
      return control->set_breakpoints(command.breakpoints);
    case Order::Watches:
      return control->set_watches(command.watches);
    case Order::Symbol: {
      auto set = control->set_symbol(robot->number, command.symbol, command.value);
      if (set) note_changed(command);
      return set;
    }
    default:
      return reload(team);
  }
}

void LiveBehaviours::set_up(const std::vector<TeamDebugging>& debugging) {
  for (const Team team : kTeams) {
    decide::BehaviourControl* control = match_.control(team);
    if (!control || index(team) >= debugging.size()) continue;
    const TeamDebugging& wanted = debugging[index(team)];
    if (!wanted.watches.empty()) (void)control->set_watches(wanted.watches);
    if (!wanted.breakpoints.empty()) (void)control->set_breakpoints(wanted.breakpoints);
  }
}

void LiveBehaviours::note_changed(const LiveCommand& command) {
  std::erase_if(changed_,
                [&](const ChangedSymbol& one) { return one.body == command.body && one.symbol == command.symbol; });
  if (changed_.size() == kMostChanged) changed_.erase(changed_.begin());
  changed_.push_back({command.body, command.symbol, command.value, match_.truth().time.seconds(), command.by});
}

Result<void> LiveBehaviours::reload(Team team) {
  for (Stamp& stamp : stamps_[index(team)]) stamp.time = time_of(team, stamp.path);
  auto taken = match_.control(team)->reload();
  problems_[index(team)] = taken ? "" : taken.error().text();
  list_files(team);
  return taken;
}

void LiveBehaviours::list_files(Team team) {
  const BehaviourProgram& program = match_.control(team)->program();
  std::vector<Stamp> stamps;
  const auto add = [&](const std::string& path) {
    const auto known = std::ranges::find(stamps_[index(team)], path, &Stamp::path);
    stamps.push_back({path, known == stamps_[index(team)].end() ? time_of(team, path) : known->time});
  };
  for (const BehaviourFile& file : program.files) add(file.path);
  // intermediate code keeps no texts
  if (program.files.empty()) add(program.name);
  stamps_[index(team)] = std::move(stamps);
  versions_[index(team)] = program.version;
}

bool LiveBehaviours::look_at_files(os::HostTime now) {
  if (now < next_look_) return false;
  next_look_ = now + kBetweenLooks;
  bool happened = false;
  for (const Team team : kTeams) {
    const decide::BehaviourControl* control = match_.control(team);
    if (!control) continue;
    if (versions_[index(team)] != control->program().version) list_files(team);
    const auto changed = [&](const Stamp& stamp) { return time_of(team, stamp.path) != stamp.time; };
    if (!std::ranges::any_of(stamps_[index(team)], changed)) continue;
    (void)reload(team);  // what is wrong is told by problem()
    happened = true;
  }
  return happened;
}

std::vector<int> LiveBehaviours::versions() const {
  std::vector<int> versions;
  for (const Team team : kTeams) {
    const decide::BehaviourControl* control = match_.control(team);
    versions.push_back(control ? control->program().version : -1);
  }
  return versions;
}

std::vector<TeamDebugging> LiveBehaviours::debugging() const {
  std::vector<TeamDebugging> all;
  for (const Team team : kTeams) {
    TeamDebugging& one = all.emplace_back();
    const decide::BehaviourControl* control = match_.control(team);
    if (!control) continue;
    one.breakpoints.assign(control->breakpoints().begin(), control->breakpoints().end());
    one.watches.assign(control->watches().begin(), control->watches().end());
  }
  return all;
}

std::string LiveBehaviours::halted() const {
  for (const Team team : kTeams) {
    const decide::BehaviourControl* control = match_.control(team);
    if (control && control->halted()) return fmt::format("{} {}", name(team), *control->halted());
  }
  return "";
}

}  // namespace cancha::server
