#include "team/referee/officiated_game.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "base/suggest.h"
#include "team/referee/game_meaning.h"
#include "team/referee/orders.h"

namespace cancha::team {

namespace {

constexpr const char* kWhere = "referee";
using C = MslCommand;

std::vector<std::string_view> words_of(std::string_view line) {
  line = line.substr(0, line.find('#'));
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t begin_at = line.find_first_not_of(" \t\r\n");
    if (begin_at == line.npos) return words;
    line.remove_prefix(begin_at);
    words.push_back(line.substr(0, line.find_first_of(" \t\r\n")));
    line.remove_prefix(words.back().size());
  }
}

template <class T>
std::optional<T> number_of(std::string_view word) {
  T number{};
  const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (fault != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return number;
}

std::string_view word_of(RefereeProtocol protocol) {
  return names(protocol)[static_cast<std::size_t>(protocol)];
}

Result<RefereePenalty> penalty_of(std::string_view word, RefereeProtocol protocol) {
  constexpr auto kNames = names(RefereePenalty{});
  std::vector<std::string> known;
  for (const RefereePenalty penalty : penalties_of(protocol)) {
    const std::string_view name = kNames[static_cast<std::size_t>(penalty)];
    if (name == word) return penalty;
    if (penalty != RefereePenalty::None) known.emplace_back(name);
  }
  return fail(kWhere, fmt::format("{} has no penalty '{}'", word_of(protocol), word),
              fmt::format("{}", fmt::join(known, ", ")));
}

}  // namespace

OfficiatedGame::OfficiatedGame(const Settings& settings)
    : settings_{settings}, tracker_{is_game_controller(settings.protocol) ? RefereeProtocol::Msl : settings.protocol} {}

Result<OfficiatedGame> OfficiatedGame::start(const Settings& settings) {
  if (settings.teams[0].number == settings.teams[1].number) {
    return fail(kWhere, fmt::format("both teams are number {}", settings.teams[0].number), "they must differ");
  }
  OfficiatedGame game{settings};
  const bool msl = !is_game_controller(settings.protocol);
  RefereeState state;
  state.protocol = settings.protocol;
  state.left = settings.half;
  for (std::size_t i = 0; i < 2; ++i) {
    const Team& wanted = settings.teams[i];
    RefereeTeam& team = state.teams.emplace_back();
    team.number = wanted.number;
    team.colour = !wanted.colour.empty()
                      ? wanted.colour
                      : std::string{msl ? (i == 0 ? "cyan" : "magenta") : colour_name(static_cast<std::uint8_t>(i))};
    if (msl) team.name = fmt::format("224.16.32.{}", wanted.number);
    team.players.resize(static_cast<std::size_t>(std::max(0, settings.players)));
    // the tracker learns the teams in this order
    if (settings.protocol == RefereeProtocol::Msl) (void)game.tracker_.apply({C::Welcome, {}, team.name, {}});
  }
  if (!msl) {
    if (const auto sayable = packet_for(state, 0); !sayable) return tl::unexpected(sayable.error());
  }
  game.state_ = std::move(state);
  if (msl) game.state_.stopped = true;
  return game;
}

Result<RefereeSide> OfficiatedGame::side_of(std::string_view word) const {
  std::array<bool, 2> meant{};
  for (std::size_t i = 0; i < 2; ++i) {
    const RefereeTeam& team = state_.teams[i];
    meant[i] = word == team.colour || number_of<int>(word) == team.number || word == (i == 0 ? "first" : "second");
  }
  if (meant[0] != meant[1]) return meant[0] ? RefereeSide::First : RefereeSide::Second;
  return fail(kWhere, fmt::format("'{}' is {}", word, meant[0] ? "both teams" : "no team here"),
              fmt::format("{} or {}, {} or {}, first or second", state_.teams[0].colour, state_.teams[1].colour,
                          state_.teams[0].number, state_.teams[1].number));
}

Result<OrderWords> OfficiatedGame::understood(const Order& order, std::span<const std::string_view> words) const {
  OrderWords made;
  std::size_t next = 1;
  const auto usage = fmt::format("{} {}", order.info.name, order.info.arguments);
  for (std::string_view wanted : words_of(order.info.arguments)) {
    const bool may_miss = wanted.starts_with('[');
    if (next == words.size()) {
      if (may_miss) break;
      return fail(kWhere, fmt::format("'{}' needs more words", order.info.name), usage);
    }
    const std::string_view word = words[next++];
    if (may_miss) wanted = wanted.substr(1, wanted.size() - 2);
    if (wanted == "SIDE") {
      auto side = side_of(word);
      if (!side) return pass_on(std::move(side));
      made.side = *side;
    } else if (wanted == "PLAYER") {
      const int most = static_cast<int>(state_.teams[0].players.size());
      made.player = number_of<int>(word).value_or(0);
      if (made.player < 1 || made.player > most) {
        return fail(kWhere, fmt::format("there is no player {}", word), fmt::format("1 to {}", most));
      }
    } else if (wanted == "KIND") {
      auto penalty = penalty_of(word, settings_.protocol);
      if (!penalty) return pass_on(std::move(penalty));
      made.penalty = *penalty;
    } else if (wanted == "SECONDS") {
      const auto seconds = number_of<double>(word);
      // a half that overruns counts below zero
      const double least = order.info.name == "clock" ? -32'768.0 : 0.0;
      if (!seconds || !(*seconds >= least && *seconds <= 32'767.0)) {
        return fail(kWhere, fmt::format("'{}' are no seconds", word), fmt::format("{} to 32767", least));
      }
      made.time = nearest(Seconds{*seconds});
    } else {
      const int most = order.info.name == "half" ? 4 : 2;
      const int least = order.info.name == "half" ? 1 : 0;
      made.number = number_of<int>(word).value_or(-1);
      if (made.number < least || made.number > most) {
        return fail(kWhere, fmt::format("'{}' is no {}", word, order.info.name), fmt::format("{} to {}", least, most));
      }
    }
  }
  if (next < words.size()) return fail(kWhere, fmt::format("'{}' is too much", words[next]), usage);
  return made;
}

Result<Duration> OfficiatedGame::obey(std::string_view line) {
  const std::vector<std::string_view> words = words_of(line);
  if (words.empty()) return Duration{};
  const auto known = order_table();
  const auto order = std::ranges::find(known, words[0], [](const Order& o) { return o.info.name; });
  if (order == known.end()) {
    std::vector<std::string> all;
    for (const Order& o : known) all.emplace_back(o.info.name);
    return fail(kWhere, fmt::format("there is no order '{}'", words[0]), suggest(words[0], all));
  }
  auto meant = understood(*order, words);
  if (!meant) return pass_on(std::move(meant));
  if (words[0] == "wait") return meant->time;
  if (words[0] == "hold" || words[0] == "run") {
    held_ = words[0] == "hold";
    return Duration{};
  }
  auto done = is_game_controller(settings_.protocol) || words[0] == "clock" ? carry_out(*order, *meant)
                                                                            : signal(*order, *meant);
  if (!done) return pass_on(std::move(done));
  if (words[0] == "half") state_.left = settings_.half;
  return Duration{};
}

Result<void> OfficiatedGame::carry_out(const Order& order, const OrderWords& words) {
  if (!order.work) {
    return fail(kWhere, fmt::format("{} has no '{}'", word_of(settings_.protocol), order.info.name), "MSL has");
  }
  if (words.player == 0 && order.info.arguments.find("PLAYER") != order.info.arguments.npos) {
    return fail(kWhere, fmt::format("'{}' needs more words", order.info.name), "which player?");
  }
  RefereeState changed = state_;
  order.work(changed, words);
  if (is_game_controller(settings_.protocol)) {
    if (const auto sayable = packet_for(changed, 0); !sayable) return tl::unexpected(sayable.error());
  }
  state_ = std::move(changed);
  return {};
}

Result<void> OfficiatedGame::signal(const Order& order, const OrderWords& words) {
  const std::string_view protocol = word_of(settings_.protocol);
  if (!order.msl) {
    return fail(kWhere, fmt::format("{} has no '{}'", protocol, order.info.name), "GameControllers have");
  }
  MslSignal said{*order.msl, words.side};
  if (said.command == C::FirstHalf) {
    constexpr std::array kHalves{C::FirstHalf, C::SecondHalf, C::FirstHalfOvertime, C::SecondHalfOvertime};
    said.command = kHalves[static_cast<std::size_t>(words.number - 1)];
  }
  if (said.command == C::EndGame && state_.half % 2 == 1) said.command = C::HalfTime;
  if (settings_.protocol == RefereeProtocol::Msl) {
    if (words.side != RefereeSide::Neither) said.target = words.team(state_).name;
    said.side = RefereeSide::Neither;
    if (words.player > 0) said.robot = words.player;
  } else if (const auto letter = encode_letter(said); !letter) {
    return tl::unexpected(letter.error());
  }
  if (auto applied = tracker_.apply(said); !applied) return applied;

  // what the RefBox never tells stays ours
  RefereeState next = tracker_.state();
  next.left = state_.left;
  for (std::size_t i = 0; i < 2; ++i) {
    next.teams[i].number = state_.teams[i].number;
    next.teams[i].colour = state_.teams[i].colour;
    next.teams[i].name = state_.teams[i].name;
    next.teams[i].players.resize(state_.teams[i].players.size());
  }
  state_ = std::move(next);
  signals_.push_back(std::move(said));
  return {};
}

void OfficiatedGame::advance(Duration time) {
  if (held_) return;
  state_.secondary_left = std::max(Duration{}, state_.secondary_left - time);
  if (!state_.clock_runs()) return;
  state_.left = state_.left - time;
  for (RefereeTeam& team : state_.teams) {
    for (RefereePlayer& p : team.players) p.penalty_left = std::max(Duration{}, p.penalty_left - time);
  }
}

std::vector<MslSignal> OfficiatedGame::take_signals() {
  return std::exchange(signals_, {});
}

}  // namespace cancha::team
