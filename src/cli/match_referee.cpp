#include "cli/match_referee.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "cli/referee.h"
#include "cli/terminal.h"
#include "match/card_book.h"
#include "match/referee_words.h"
#include "os/clock.h"
#include "team/referee/game_meaning.h"
#include "team/referee/msl_words.h"

namespace cancha::cli {

namespace {

struct Wish {
  RefereeProtocol protocol = RefereeProtocol::Humanoid;
  std::uint16_t port = 0;         ///< 0 = the protocol's own
  std::uint16_t status_port = 0;  ///< where robots answer, likewise
};

constexpr Duration kBetweenAnswers{1'000'000'000};

/// Blue and yellow, as a RefBox calls teams: by the groups that they send to.
const std::array<std::string, 2> kRefBoxNames{"224.16.32.32", "224.16.32.44"};

bool speaks_as_refbox(RefereeProtocol protocol) {
  return protocol == RefereeProtocol::Msl || protocol == RefereeProtocol::MslOld;
}

Result<std::uint16_t> read_port(const char* option, std::string_view word) {
  std::uint16_t port = 0;
  const auto [stopped, fault] = std::from_chars(word.data(), word.data() + word.size(), port);
  if (fault == std::errc{} && stopped == word.data() + word.size() && port != 0) return port;
  return fail(option, fmt::format("'{}' is no port", word), "1 to 65535");
}

/// "hl", "spl18:4000", "spl18:4000:4001"
Result<Wish> read_wish(const char* option, const std::string& wish) {
  const std::size_t colon = wish.find(':');
  auto protocol = referee_protocol(wish.substr(0, colon));
  if (!protocol) return fail(option, protocol.error().what, protocol.error().hint);
  Wish read{*protocol};
  if (colon == wish.npos) return read;
  const std::size_t second = wish.find(':', colon + 1);
  auto port = read_port(option, std::string_view{wish}.substr(colon + 1, second - colon - 1));
  if (!port) return pass_on(std::move(port));
  read.port = *port;
  if (second == wish.npos) return read;
  port = read_port(option, std::string_view{wish}.substr(second + 1));
  if (!port) return pass_on(std::move(port));
  read.status_port = *port;
  return read;
}

}  // namespace

Result<MatchReferee> MatchReferee::open(const std::string& wish, const field::League& league) {
  const auto read = read_wish("--referee", wish);
  if (!read) return tl::unexpected<Error>(read.error());
  auto listener = team::RefereeListener::open(
      {.clock = os::real_time, .protocol = read->protocol, .port = read->port, .status_port = read->status_port});
  if (!listener) return pass_on(std::move(listener));
  return MatchReferee{std::move(*listener), league.referee != field::RefereeKind::Simurosot};
}

void MatchReferee::answer() {
  const Time now = os::real_time();
  if (!answers_ || !listener_.state() || listener_.lost() || now - answered_ < kBetweenAnswers) return;
  answered_ = now;
  for (const team::RobotStatus& status : reports_->told_to(*listener_.state())) {
    const auto sent = listener_.answer(status);
    if (sent) continue;
    complain(sent.error());
    answers_ = false;
    return;
  }
}

bool MatchReferee::direct(server::LiveMatch& live) {
  answer();
  if (decides_ && waits_) live.heed({});  // until it speaks, nobody moves
  waits_ = false;
  using Kind = team::RefereeNews::Kind;
  constexpr int kAtOnce = 16;  // a referee says a few things in a row, and then nothing for a while
  for (int i = 0; i < kAtOnce; ++i) {
    for (const team::RefereeNews& news : listener_.listen({})) {
      if (news.kind != Kind::Changed) {
        complain({"referee", news.text, news.kind == Kind::Lost ? "what it said last holds" : ""});
        continue;
      }
      const RefereeState& state = *news.state;
      live.heed(state);
      if (decides_) continue;
      if (state.play == RefereePlay::Finished && state.half % 2 == 0) return true;
      if (state.playing() == plays_) continue;
      plays_ = state.playing();
      // refused only where the match is over, which whoever follows it sees
      (void)live.obey({.order = plays_ ? server::Order::Play : server::Order::Pause, .by = "referee"});
    }
  }
  return false;
}

Result<std::unique_ptr<MatchAnnouncer>> MatchAnnouncer::open(const std::string& wish, const field::League& league,
                                                             bool anyone) {
  const auto read = read_wish("--announce", wish);
  if (!read) return tl::unexpected<Error>(read.error());
  const bool refbox = speaks_as_refbox(read->protocol);
  if (league.referee != (refbox ? field::RefereeKind::RefBox : field::RefereeKind::GameController)) {
    return fail("--announce", fmt::format("{} has no {}", league.name, refbox ? "RefBox" : "GameController"),
                refbox ? "try msl" : "try kidsize");
  }
  team::RefereeSender::Settings settings{
      .protocol = read->protocol, .port = read->port, .status_port = read->status_port};
  settings.from_anywhere = anyone && refbox;
  for (std::size_t i = 0; i < 2; ++i) settings.teams[i].name = kRefBoxNames[i];
  auto sender = team::RefereeSender::open(settings);
  if (!sender) return pass_on(std::move(sender));
  return std::unique_ptr<MatchAnnouncer>{new MatchAnnouncer{std::move(*sender), settings, league}};
}

void MatchAnnouncer::signal() {
  signals_.clear();
  // who connects now must hear how the game stands; to those who know it nothing of it is new but the score
  const std::size_t teams = sender_.teams();
  const bool somebody_new = teams > teams_;
  teams_ = teams;
  if (somebody_new) {
    signals_.push_back({team::MslCommand::Reset});
    team::msl_situation(state_, kRefBoxNames, signals_);
  } else {
    team::msl_signals(before_, state_, kRefBoxNames, signals_);
  }
  before_ = state_;
  if (signals_.empty()) return;
  if (const auto sent = sender_.send(signals_); !sent) trouble_ = sent.error().text();
}

void MatchAnnouncer::happened(const MatchEvent& event) {
  if (const auto robot = match::first_yellow_card(event)) cautioned_.push_back(*robot);
}

void MatchAnnouncer::ticked(const match::Moment& moment) {
  const bool refbox = speaks_as_refbox(protocol_);
  if (moment.truth.time < due_ && !refbox) return;
  match::put_into_words(moment.game, league_, state_);
  for (const RobotId robot : cautioned_) {
    int& cards = state_.teams[index(robot.team)].players[static_cast<std::size_t>(robot.number)].yellow_cards;
    cards = std::max(cards, 1);
  }
  state_.protocol = protocol_;
  if (refbox) return signal();
  for (RefereeTeam& team : state_.teams) {
    for (RefereePlayer& player : team.players) player.penalty = team::nearest_penalty(player.penalty, protocol_);
  }
  // this match's own set plays interrupt nothing: the ball lies at once, and Humanoid packets have no word for that
  if (state_.interrupted()) state_.set_play = SetPlay::None;
  due_ = moment.truth.time + team::RefereeSender::period(state_);
  if (const auto sent = sender_.send(state_); !sent) trouble_ = sent.error().text();
}

void MatchAnnouncer::warn() const {
  if (!trouble_.empty()) complain({"--announce", trouble_, ""});
}

}  // namespace cancha::cli
