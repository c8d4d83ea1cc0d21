#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/time.h"

/// What a robot's radio did in its last round. The radio puts it into the database as the local record "radio".
namespace cancha {

enum class RadioMembership : std::uint8_t {
  Away,     ///< not heard, or no more
  Joining,  ///< heard once
  Running,  ///< has a slot
  Missing   ///< has a slot, and was not heard in the last rounds
};
constexpr std::array<std::string_view, 4> names(RadioMembership) {
  return {"away", "joining", "running", "missing"};
}

/// One robot of the team, as this radio hears it.
struct RadioMember {
  std::int32_t member = 0;
  RadioMembership membership = RadioMembership::Away;
  std::int32_t slot = -1;  ///< -1: none
  Duration heard_ago;
  std::uint64_t heard = 0;     ///< frames
  std::uint64_t lost = 0;      ///< frames whose numbers are missing
  std::uint64_t late = 0;      ///< frames that came again, or after younger ones
  std::uint64_t collided = 0;  ///< frames in a slot that is not theirs
  double loss = 0.0;           ///< 0…1, over the last rounds
  Duration clock_offset;       ///< their clock less ours
  Duration lateness;           ///< of the last frame, against its slot

  static constexpr std::string_view kName = "cancha.RadioMember";
  static constexpr auto fields() {
    return list_of(entry("member", &RadioMember::member),
                   entry("membership", &RadioMember::membership, "away, joining, running or missing"),
                   entry("slot", &RadioMember::slot, "-1: none"), entry("heard_ago", &RadioMember::heard_ago),
                   entry("heard", &RadioMember::heard, "frames"),
                   entry("lost", &RadioMember::lost, "frames whose numbers are missing"),
                   entry("late", &RadioMember::late, "frames that came again, or after younger ones"),
                   entry("collided", &RadioMember::collided, "frames in a slot that is not theirs"),
                   entry("loss", &RadioMember::loss, "0 to 1, over the last rounds"),
                   entry("clock_offset", &RadioMember::clock_offset, "their clock less ours"),
                   entry("lateness", &RadioMember::lateness, "of the last frame, against its slot"));
  }
};

/// A frame on the air in the last round; this robot's own are among them.
struct RadioFrame {
  std::int32_t member = 0;
  Duration offset;  ///< since the round's begin
  std::uint32_t bytes = 0;
  std::uint32_t records = 0;
  bool in_slot = true;

  static constexpr std::string_view kName = "cancha.RadioFrame";
  static constexpr auto fields() {
    return list_of(entry("member", &RadioFrame::member),
                   entry("offset", &RadioFrame::offset, "since the round's begin"), entry("bytes", &RadioFrame::bytes),
                   entry("records", &RadioFrame::records),
                   entry("in_slot", &RadioFrame::in_slot, "sent in the slot of its sender"));
  }
};

/// Packets that were thrown away, since the radio began.
struct RadioDropped {
  std::uint64_t garbage = 0;
  std::uint64_t oversized = 0;
  std::uint64_t other_team = 0;
  std::uint64_t other_version = 0;
  std::uint64_t other_layout = 0;  ///< of a record
  std::uint64_t replayed = 0;
  std::uint64_t not_authentic = 0;
  std::uint64_t rival = 0;       ///< from another robot that says it is the same member
  std::uint64_t undeclared = 0;  ///< records that this robot does not have
  std::uint64_t doubtful = 0;    ///< frames without a key that do not continue what their sender said: forged, mostly

  static constexpr std::string_view kName = "cancha.RadioDropped";
  static constexpr auto fields() {
    return list_of(entry("garbage", &RadioDropped::garbage), entry("oversized", &RadioDropped::oversized),
                   entry("other_team", &RadioDropped::other_team), entry("other_version", &RadioDropped::other_version),
                   entry("other_layout", &RadioDropped::other_layout, "of a record"),
                   entry("replayed", &RadioDropped::replayed), entry("not_authentic", &RadioDropped::not_authentic),
                   entry("rival", &RadioDropped::rival, "from another robot that says it is the same member"),
                   entry("undeclared", &RadioDropped::undeclared, "records that this robot does not have"),
                   entry("doubtful", &RadioDropped::doubtful, "without a key, not a continuation of its sender's"));
  }
};

struct RadioState {
  std::int32_t member = 0;
  std::uint64_t round = 0;   ///< counts this robot's rounds
  Duration round_length;     ///< as planned
  std::int32_t slots = 1;    ///< the round is divided among so many, in equal parts
  std::string link;          ///< "multicast 239.255.32.200:20032 on eth0"
  bool has_key = false;      ///< frames are authenticated
  double bytes_per_s = 0.0;  ///< sent by this robot, over the last rounds
  double budget = 0.0;       ///< bytes a second that this robot may send
  std::vector<RadioMember> members;
  std::vector<RadioFrame> frames;
  RadioDropped dropped;
  std::string trouble;  ///< what somebody should look at, in a sentence; mostly empty

  static constexpr std::string_view kName = "cancha.RadioState";
  static constexpr auto fields() {
    return list_of(entry("member", &RadioState::member), entry("round", &RadioState::round, "of this robot"),
                   entry("round_length", &RadioState::round_length, "as planned"),
                   entry("slots", &RadioState::slots, "the round is divided among so many, in equal parts"),
                   entry("link", &RadioState::link, "how it sends"), entry("has_key", &RadioState::has_key),
                   entry("bytes_per_s", &RadioState::bytes_per_s, "sent by this robot, over the last rounds"),
                   entry("budget", &RadioState::budget, "bytes a second that this robot may send"),
                   entry("members", &RadioState::members), entry("frames", &RadioState::frames, "of the last round"),
                   entry("dropped", &RadioState::dropped, "packets thrown away since the radio began"),
                   entry("trouble", &RadioState::trouble, "what somebody should look at; mostly empty"));
  }
};

}  // namespace cancha
