#include "robot/referee_link.h"

#include <fmt/format.h>

#include "os/clock.h"

namespace cancha::robot {
namespace {

constexpr Duration kPatience = 50_ms;       ///< for a packet, before the thread looks whether it is to end
constexpr Duration kAnswerEvery = 1000_ms;  ///< the rules want half a second to two
constexpr Duration kTellEvery = 500_ms;
constexpr const char* kReferee = "referee";

}  // namespace

RefereeBody::RefereeBody(std::unique_ptr<Body> body, team::RefereeListener listener, const Settings& settings,
                         RobotLog* log, TroubleBook& troubles)
    : body_{std::move(body)},
      listener_{std::move(listener)},
      settings_{settings},
      log_{log},
      troubles_{troubles},
      words_{settings.team, settings.player},
      thread_{[this] { run(); }} {}

RefereeBody::~RefereeBody() {
  ends_ = true;
  thread_.join();
}

Result<void> RefereeBody::read(Readings& readings) {
  readings.referee.reset();
  if (const RefereeWord* heard = heard_.take()) readings.referee.present() = *heard;
  return body_->read(readings);
}

Result<void> RefereeBody::command(const Commands& commands) {
  if (commands.word) {
    const MateWord& word = *commands.word;
    team::RobotStatus& status = statuses_.slot();
    status = {};
    status.fallen = !word.upright;
    if (!word.lost) status.X_FR = word.X_TR;
    if (word.ball && !word.lost) {
      status.ball_age = word.ball->age.seconds();
      status.p_RB = into(word.X_TR, word.ball->p_TB);
    }
    statuses_.post();
  }
  return body_->command(commands);
}

void RefereeBody::note(const RefereeWord& word) {
  if (log_ == nullptr || (word.play == noted_.play && word.penalty == noted_.penalty)) return;
  noted_ = word;
  log_->write(LogModule::Comm, "REFEREE",
              {{"play", std::string{names(word.play)[static_cast<std::size_t>(word.play)]}},
               {"penalty", std::string{names(word.penalty)[static_cast<std::size_t>(word.penalty)]}}});
}

void RefereeBody::take(const team::RefereeNews& news) {
  using Kind = team::RefereeNews::Kind;
  if (news.kind == Kind::Lost) {
    troubles_.count(Trouble::RefereeLost, kReferee, "{}; the player goes on with what it said last", news.text);
  }
  if (news.kind == Kind::Found) troubles_.over(Trouble::RefereeLost, kReferee, "{}", news.text);
  if (news.kind == Kind::Warning) troubles_.count(Trouble::RefereeNonsense, kReferee, "{}", news.text);
  if (news.kind == Kind::Changed && news.state) tell(*news.state);
}

void RefereeBody::tell(const RefereeState& state) {
  told_ = os::real_time();
  RefereeWord& word = heard_.slot();
  if (!words_.hear(state, told_, word)) return;
  note(word);
  heard_.post();
}

void RefereeBody::answer() {
  if (const team::RobotStatus* status = statuses_.take()) status_ = *status;
  if (listener_.lost() || !listener_.state() || os::real_time() - answered_ < kAnswerEvery) return;
  answered_ = os::real_time();
  status_.version = 0;
  status_.team = settings_.team != 0 ? settings_.team : listener_.state()->teams[0].number;
  status_.player = settings_.player;
  // an answer that does not arrive is followed by another one
  (void)listener_.answer(status_);
}

void RefereeBody::run() {
  while (!ends_) {
    for (const team::RefereeNews& news : listener_.listen(kPatience)) take(news);
    // as often as packets come, also where they say the same: a player that has just begun must hear it, too
    const auto& state = listener_.state();
    if (state && !listener_.lost() && os::real_time() - told_ >= kTellEvery) tell(*state);
    answer();
  }
}

}  // namespace cancha::robot
