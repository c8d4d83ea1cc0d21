#include "minds/programs/team_program.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

#include "base/expects.h"
#include "base/suggest.h"
#include "decide/behaviour/conditions.h"
#include "minds/players/leg_tactics.h"
#include "minds/wheeled/wheel_tactics.h"

namespace cancha::minds {
namespace {

namespace form = decide::program;
using form::kNone;

}  // namespace

bool TeamProgram::is_program(std::string_view path) {
  return !decide::language_of(path).empty();
}

bool TeamProgram::fits(const std::string& path, const decide::xabsl::FileReader& read, bool on_legs) {
  const auto made = decide::load_behaviour(path, read);
  std::unique_ptr<Tactics> tactics = std::make_unique<LegTactics>(field::League{});
  if (!on_legs) tactics = std::make_unique<WheelTactics>(std::make_shared<Lineup>(1));
  Player player{std::move(tactics)};
  return made && form::bind(made->program, player.host(made->program));
}

form::Host TeamProgram::Player::host(const form::Program& program) {
  form::Host host = words.host();
  // a program that is refused afterwards must not take them from the one that runs
  uses_rules = rules.offer(host, program) || uses_rules;
  uses_striker = striker.offer(host, program) || uses_striker;
  if (tactics->traits().kicks) chest.offer(host, program);  // who has legs has a chest
  if (contest) contest->offer(host);
  return host;
}

TeamProgram::TeamProgram(std::string path, std::vector<std::unique_ptr<Tactics>> tactics,
                         decide::xabsl::FileReader read)
    : path_{std::move(path)}, read_{std::move(read)} {
  for (auto& own : tactics) players_.push_back(std::make_unique<Player>(std::move(own)));
  thoughts_.resize(players_.size());
}

Result<std::unique_ptr<TeamProgram>> TeamProgram::load(const std::string& path,
                                                       std::vector<std::unique_ptr<Tactics>> tactics,
                                                       decide::xabsl::FileReader read) {
  std::unique_ptr<TeamProgram> team{new TeamProgram{path, std::move(tactics), std::move(read)}};
  auto made = team->make_engines({});
  if (!made) return pass_on(std::move(made));
  team->take_over(std::move(*made));
  return team;
}

Result<TeamProgram::Running> TeamProgram::make_engines(std::span<const std::string> watches) {
  auto made = decide::load_behaviour(path_, read_, watches);
  if (!made) return pass_on(std::move(made));
  if (deputy_ != nullptr) deputy_->prepare(made->program);
  const auto shared = std::make_shared<const form::Program>(std::move(made->program));
  Running running{std::move(*made), {}};
  for (std::size_t i = 0; i < players_.size(); ++i) {
    form::Host host = players_[i]->host(*shared);
    if (deputy_ != nullptr) deputy_->join(*shared, host);
    auto engine = form::Engine::link(shared, std::move(host));
    if (!engine) return tl::unexpected(together(engine.error()));
    // the last agent is everybody else's
    engine->select_agent(shared->agents[std::min(i, shared->agents.size() - 1)].name);
    running.engines.push_back(std::move(*engine));
  }
  return running;
}

void TeamProgram::take_over(Running made) {
  std::vector<form::Engine>& engines = made.engines;
  for (std::size_t i = 0; i < engines_.size(); ++i) {
    // agents go by the present order, so that a keeper who is put first becomes the first robot's
    const std::uint32_t agent = engines[i].agent();
    engines[i].adopt(engines_[i]);
    engines[i].select_agent(engines[i].program().agents[agent].name);
  }
  engines_ = std::move(engines);
  messages_.assign(engines_.size(), {});
  role_ = kNone;
  const auto& symbols = engines_[0].program().symbols;
  for (std::uint32_t i = 0; i < symbols.size(); ++i) {
    if (symbols[i].name == "team.role" && symbols[i].enumeration != kNone) role_ = i;
  }
  const int version = description_.version + (writer_ ? 1 : 0);
  writer_ = std::make_unique<decide::ThoughtWriter>(engines_[0].program());
  description_ = decide::description_of(engines_[0]);
  description_.language = made.source.language;
  description_.logic = made.source.logic;
  sample_ = made.source.sample;
  decide::add_conditions(made.source.plain ? *made.source.plain : engines_[0].program(), *writer_, description_);
  description_.version = version;
  description_.name = path_;
}

std::vector<std::string> TeamProgram::named_elements(std::string_view enumeration) const {
  const form::Program& program = engines_[0].program();
  std::vector<std::string> found;
  for (const form::Expression& e : program.expressions) {
    if (e.op != form::Op::Element || program.enumerations[e.b].name != enumeration) continue;
    const std::string& name = program.enumerations[e.b].elements[e.a];
    if (std::ranges::find(found, name) == found.end()) found.push_back(name);
  }
  return found;
}

Result<void> TeamProgram::appoint(Deputy& deputy) {
  deputy_ = &deputy;
  return reload();
}

Result<void> TeamProgram::reload() {
  auto engines = make_engines(all_watches());
  if (!engines) return pass_on(std::move(engines));
  // breakpoints in what is gone are given up; the others find their new numbers
  take_over(std::move(*engines));
  std::vector<decide::Breakpoint> kept;
  std::vector<Stop> stops;
  auto watch = static_cast<std::uint32_t>(watches_.size());
  for (const decide::Breakpoint& b : breakpoints_) {
    const std::uint32_t own = b.condition.empty() ? kNone : watch++;
    if (const auto stop = look_up(b, own)) {
      kept.push_back(b);
      stops.push_back(*stop);
    }
  }
  breakpoints_ = std::move(kept);
  stops_ = std::move(stops);
  return {};
}

std::vector<std::string> TeamProgram::all_watches() const {
  std::vector<std::string> all = watches_;
  for (const decide::Breakpoint& b : breakpoints_) {
    if (!b.condition.empty()) all.push_back(b.condition);
  }
  return all;
}

Result<TeamProgram::Stop> TeamProgram::look_up(const decide::Breakpoint& breakpoint, std::uint32_t watch) const {
  Stop stop{.watch = watch, .robot = breakpoint.robot};
  if (breakpoint.option.empty()) {
    if (breakpoint.condition.empty()) return fail("breakpoint", "names neither an option nor a condition");
    return stop;
  }
  const auto option = std::ranges::find(description_.options, breakpoint.option, &BehaviourOption::name);
  if (option == description_.options.end()) {
    std::vector<std::string> known;
    for (const BehaviourOption& o : description_.options) known.push_back(o.name);
    return fail("breakpoint", fmt::format("there is no option '{}'", breakpoint.option),
                suggest(breakpoint.option, known));
  }
  stop.option = static_cast<std::uint32_t>(option - description_.options.begin());
  const std::uint32_t first = engines_[0].program().options[stop.option].states.first;
  for (const auto& [name, place] : {std::pair{&breakpoint.state, &stop.state}, {&breakpoint.from, &stop.from}}) {
    if (name->empty()) continue;
    const auto state = std::ranges::find(option->states, *name, &BehaviourState::name);
    if (state == option->states.end()) {
      return fail("breakpoint", fmt::format("option '{}' has no state '{}'", breakpoint.option, *name));
    }
    *place = first + static_cast<std::uint32_t>(state - option->states.begin());
  }
  return stop;
}

Result<void> TeamProgram::set_breakpoints(std::span<const decide::Breakpoint> breakpoints) {
  std::vector<Stop> stops;
  auto watch = static_cast<std::uint32_t>(watches_.size());
  for (const decide::Breakpoint& b : breakpoints) {
    auto stop = look_up(b, b.condition.empty() ? kNone : watch++);
    if (!stop) return pass_on(std::move(stop));
    stops.push_back(*stop);
  }
  const std::vector<std::string> before = all_watches();
  std::vector<decide::Breakpoint> old = std::exchange(breakpoints_, {breakpoints.begin(), breakpoints.end()});
  if (all_watches() != before) {
    auto engines = make_engines(all_watches());
    if (!engines) {
      breakpoints_ = std::move(old);
      return pass_on(std::move(engines));
    }
    take_over(std::move(*engines));
  }
  stops_ = std::move(stops);
  return {};
}

Result<void> TeamProgram::set_watches(std::span<const std::string> expressions) {
  std::vector<std::string> old = std::exchange(watches_, {expressions.begin(), expressions.end()});
  auto engines = make_engines(all_watches());
  if (!engines) {
    watches_ = std::move(old);
    return pass_on(std::move(engines));
  }
  take_over(std::move(*engines));
  return set_breakpoints(std::vector<decide::Breakpoint>{breakpoints_});
}

Result<void> TeamProgram::set_symbol(int robot, const std::string& symbol, double value) {
  if (robot < 0 || robot >= static_cast<int>(engines_.size())) {
    return fail("robot", fmt::format("there is no robot {}", robot));
  }
  const auto found = std::ranges::find(description_.symbols, symbol, &BehaviourSymbol::name);
  if (found == description_.symbols.end()) return fail("symbol", fmt::format("there is no symbol '{}'", symbol));
  if (found->direction == "input") {
    return fail("symbol", fmt::format("'{}' is an input: it is what the robot sees", symbol));
  }
  engines_[static_cast<std::size_t>(robot)].set(static_cast<std::uint32_t>(found - description_.symbols.begin()),
                                                value);
  return {};
}

void TeamProgram::tick(std::size_t robot, const Look& look, Intent& intent) {
  Player& player = *players_[robot];
  form::Engine& engine = engines_[robot];
  player.tactics->see(look);
  player.chest.notice(look.beliefs);
  player.chest.show(intent);
  // who cannot play hears its button all the same, and its lights follow the game
  const bool held = obeyed(player, look, intent);
  if (held && !player.chest.has_news()) {
    name_role(robot, intent.role);
    writer_->rest(thoughts_[robot]);
    messages_[robot].states.clear();
    intent.rules.reset();
    return;
  }
  if (!held && player.uses_striker && !player.striker.is_due(look.beliefs.time)) {
    writer_->rest(thoughts_[robot]);
    return tell(robot, intent);
  }
  if (player.contest && !player.contest->due(look.beliefs, sample_)) {
    writer_->rest(thoughts_[robot]);
    intent.action = player.contest->action();
    if (player.contest->waits()) intent.chosen_by = player.contest->why();
    return;
  }
  player.words.see(look);
  if (player.uses_striker) player.striker.see(look);
  if (player.contest) player.contest->see(look.beliefs);
  if (player.uses_rules) player.rules.see(look);
  player.chest.see();
  hear_mates(robot, look);
  if (deputy_ != nullptr) {
    deputy_->cycle(engine, look.beliefs.time);
  } else {
    engine.tick_traced(look.beliefs.time);
  }
  tell_mates(robot);
  player.words.use_skill();
  if (player.uses_rules) player.rules.go_on();
  if (player.contest) player.contest->go_on();
  const bool by_striker = player.uses_striker && !player.words.asked();
  player.wanted = by_striker ? player.striker.action() : player.words.action();
  player.rules.tell(intent.rules);
  think(robot, look.beliefs.time);
  tell(robot, intent);
  player.chest.show(intent);
  player.chest.tell(intent);
  if (held) (void)obeyed(player, look, intent);
  watch_for_stops(robot);
}

bool TeamProgram::obeyed(const Player& player, const Look& look, Intent& intent) {
  // the striker has states of its own for what the referee says
  return player.uses_striker ? obeys_body(look.beliefs, player.striker.needs_place(look.beliefs), intent)
                             : minds::obeys(look.beliefs, *player.tactics, intent);
}

void TeamProgram::tell(std::size_t player, Intent& intent) const {
  intent.action = players_[player]->wanted;
  // what it thought by a program that was replaced since says nothing about the present one's options
  if (thoughts_[player].version == description_.version) name_choice(player, intent.chosen_by);
  name_role(player, intent.role);
}

void TeamProgram::hear_mates(std::size_t robot, const Look& look) {
  form::Engine& engine = engines_[robot];
  if (engine.cooperation().empty()) return;
  // two of the same priority would both step back
  constexpr double kByNumber = 1e-6;
  const Vec3 ball = look.situation.view.ball.p_TB;
  const double distance = length(Vec2{ball.x, ball.y} - look.self().X_TR.position());
  engine.set_priority(-distance - kByNumber * static_cast<double>(robot));
  for (std::size_t mate = 0; mate < messages_.size(); ++mate) {
    if (mate != robot) engine.cooperation().hear(messages_[mate]);
  }
}

void TeamProgram::tell_mates(std::size_t robot) {
  if (!engines_[robot].cooperation().empty()) engines_[robot].team_message(messages_[robot]);
}

void TeamProgram::name_choice(std::size_t player, std::string& name) const {
  name.clear();
  bool branch = false;
  for (const ActiveOption& active : thoughts_[player].active) {
    // of a root that moves body and head side by side, the body's side comes first
    if (active.depth == 1 && std::exchange(branch, true)) return;
    if (active.option < 0) continue;
    const BehaviourOption& option = description_.options[static_cast<std::size_t>(active.option)];
    name = option.name;
    if (active.state < 0) continue;
    name += '/';
    name += option.states[static_cast<std::size_t>(active.state)].name;
  }
}

void TeamProgram::name_role(std::size_t player, std::string& role) const {
  const form::Engine& engine = engines_[player];
  role = description_.agents[engine.agent()].name;
  if (role_ == kNone) return;
  const form::Program& program = engine.program();
  const auto& elements = program.enumerations[program.symbols[role_].enumeration].elements;
  const auto element = static_cast<std::size_t>(engine.value(role_));
  if (element < elements.size()) role = elements[element];
}

void TeamProgram::think(std::size_t player, Time now) {
  Thought& thought = thoughts_[player];
  thought.version = description_.version;
  writer_->write(engines_[player], now, thought);
  // the watches of breakpoints are not told
  thought.watches.resize(watches_.size());
  for (std::uint32_t i = 0; i < watches_.size(); ++i) thought.watches[i] = engines_[player].watch(i);
}

void TeamProgram::watch_for_stops(std::size_t player) {
  for (std::size_t i = 0; i < stops_.size() && !halted_; ++i) {
    if (stops_[i].robot >= 0 && stops_[i].robot != static_cast<int>(player)) continue;
    if (!stops_at(stops_[i], engines_[player])) continue;
    const decide::Breakpoint& b = breakpoints_[i];
    std::string words = fmt::format("robot {}", player);
    if (!b.option.empty()) words += fmt::format(": {}{}{}", b.option, b.state.empty() ? "" : "/", b.state);
    if (!b.from.empty()) words += fmt::format(" from {}", b.from);
    if (!b.condition.empty()) words += fmt::format(": {}", b.condition);
    halted_ = std::move(words);
  }
}

bool TeamProgram::stops_at(const Stop& stop, const form::Engine& engine) const {
  if (stop.watch != kNone && engine.watch(stop.watch) == 0.0) return false;
  if (stop.option == kNone) return !engine.watch_before(stop.watch);
  if (stop.state == kNone) {
    // a condition besides an option holds whenever it is active, else its activation counts
    if (!engine.option_active(stop.option)) return false;
    return stop.watch != kNone ? !engine.watch_before(stop.watch) : engine.just_activated(stop.option);
  }
  const bool begins = engine.just_activated(stop.option) && stop.from == kNone;
  if (begins && engine.state_of(stop.option) == stop.state) return true;
  return std::ranges::any_of(engine.transitions(), [&](const form::Transition& t) {
    return t.option == stop.option && t.to == stop.state && (stop.from == kNone || t.from == stop.from);
  });
}

}  // namespace cancha::minds
