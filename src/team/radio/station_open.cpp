// Frames without a key: which of them the station believes. docs/radio.md tells what that keeps out and what not.

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "team/radio/station.h"

namespace cancha::team {
namespace {

constexpr std::uint32_t kMostAhead = 64;   ///< frames that were lost in between, at most
constexpr double kMostFramesPerS = 100.0;  ///< more of them for each second of silence
constexpr std::uint32_t kFurthest = 1024;  ///< after any silence
constexpr std::uint32_t kWindow = 64;      ///< that Arrivals remembers
constexpr int kOddEnough = 3;              ///< frames that agree on another clock
constexpr Duration kOddApart{50'000'000};  ///< they agree where they are no further apart
constexpr int kBehind = -3;                ///< links that another place must have said first
constexpr int kMostLead = 50;              ///< that counts: five seconds

}  // namespace

/// Is the frame's link the next of the chain that we follow, or one of it that came late?
bool Station::is_of_stream(const Frame& frame, const Mate& mate, Time now) const {
  const ChainOwner owner{frame.robot, frame.session, frame.member};
  const std::uint32_t newest = mate.arrivals.newest();
  if (!is_later(frame.sequence, newest)) {
    const std::uint32_t back = newest - frame.sequence;
    // what is older is not looked at
    return back >= kWindow || is_linked(frame.link, frame.sequence, mate.link, back, owner);
  }
  const double silent = std::clamp((now - mate.newest_at).seconds(), 0.0, 60.0);
  const auto most = std::min(kFurthest, kMostAhead + static_cast<std::uint32_t>(silent * kMostFramesPerS));
  const std::uint32_t ahead = frame.sequence - newest;
  return ahead <= most && is_linked(mate.link, newest, frame.link, ahead, owner);
}

/// Do the times in a frame fit those before? Where several agree with each other and not with ours, theirs count.
bool Station::is_timely(const Frame& frame, Mate& mate, Time now) {
  const bool is_new = is_later(frame.sequence, mate.arrivals.newest());
  const bool in_order = is_new ? frame.sent >= mate.newest_sent : frame.sent <= mate.newest_sent;
  if (in_order && mate.clock.allows(frame.sent, now)) {
    if (is_new) mate.odd = 0;
    return true;
  }
  if (!is_new) return false;
  const Duration offset{frame.sent.ns - now.ns};
  const bool agrees = mate.odd > 0 && std::abs((offset - mate.odd_offset).ns) < kOddApart.ns;
  mate.odd = agrees ? mate.odd + 1 : 1;
  mate.odd_offset = offset;
  if (mate.odd < kOddEnough) return false;
  mate.clock = {};
  mate.odd = 0;
  return true;
}

/// A sender stays where it is, and who copies its frames is elsewhere. Where we began with the copies, which can happen
/// while a robot starts anew, the sender shows itself: it says its links first, again and again.
bool Station::comes_from_sender(const Frame& frame, Mate& mate, std::string_view from) {
  const bool same_place = mate.from == from;
  if (is_later(frame.sequence, mate.first_said)) {
    mate.first_said = frame.sequence;
    mate.lead = std::min(kMostLead, mate.lead + (same_place ? 1 : -1));
  }
  if (same_place || mate.lead > kBehind) return same_place;
  mate.from = from;
  mate.lead = 0;
  return true;
}

bool Station::follows(const Frame& frame, Mate& mate, Time now, std::string_view from) {
  const bool same_robot = mate.known && mate.robot == frame.robot;
  // after a silence its address may be another
  if (same_robot && mate.session == frame.session && is_of_stream(frame, mate, now) &&
      comes_from_sender(frame, mate, from)) {
    if (!is_timely(frame, mate, now)) {
      suspect(frame, now, from);
      return false;
    }
    mate.confirmed |= is_later(frame.sequence, mate.arrivals.newest());
    return true;
  }
  const bool continues = strangers_.continues(frame, from);
  // a robot that is silent is not brought back by what it said before
  const bool silent = is_silent(mate, now) && !(mate.confirmed && is_of_before(frame, mate, now));
  const bool is_calm = !alarm_at_ || now - *alarm_at_ >= kAlarm;
  const bool restarts = same_robot && is_later(frame.session, mate.session);
  if (continues ? silent || !mate.confirmed || (restarts && is_calm) : silent && is_calm) {
    begin_session(frame, mate, from);
    mate.confirmed = continues;
    return true;
  }
  if (!continues && restarts && is_calm) {
    ++dropped_.doubtful;  // its next frame shows whether the robot has started again
  } else if (!continues) {
    suspect(frame, now, from);
  } else if (same_robot) {
    ++dropped_.replayed;
  } else {
    note_rival(frame, mate, now, from);
  }
  return false;
}

void Station::suspect(const Frame& frame, Time now, std::string_view from) {
  ++dropped_.doubtful;
  alarm_at_ = now;
  say(fmt::format("frames of robot {} do not continue what it said before{}{}: somebody forges them; give the team a "
                  "key (./cancha radio --new-key)",
                  frame.member, from.empty() ? "" : ", from ", from),
      now);
}

/// Who was heard once and never again was none of the team.
void Station::forget_ghosts(Time now) {
  if (settings_.key) return;
  for (Mate& mate : mates_) {
    if (mate.known && !mate.confirmed && is_silent(mate, now)) mate = {};
  }
}

}  // namespace cancha::team
