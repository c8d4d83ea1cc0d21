#include "team/radio/station.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace cancha::team {
namespace {

constexpr Duration kTroubleStays{5'000'000'000};
constexpr Duration kLongestEcho{1'300'000'000};  ///< a frame heard before that is not answered any more
constexpr double kCarefully = 0.9;               ///< of the messages that a league allows

}  // namespace

Result<RadioBudget> RadioBudget::named(const std::string& name) {
  constexpr double kGame = 20 * 60;
  if (name == "team") return RadioBudget{};
  if (name == "spl") return RadioBudget{125'000.0, kCarefully * 1200 / kGame, 128};
  if (name == "hsl") return RadioBudget{125'000.0, kCarefully * 12'000 / kGame, 512};
  return fail("--budget", fmt::format("there is no '{}'", name), "team, spl or hsl");
}

Tdma::Settings Station::rounds_of(const Settings& s) {
  Tdma::Settings made{.member = s.member, .round = s.round};
  if (s.budget.messages_per_s > 0) {
    const double rounds = s.members / (s.budget.messages_per_s * s.round.seconds());
    made.send_every = std::max(1, static_cast<int>(std::ceil(rounds)));
    made.leave_after = 4;
  }
  return made;
}

Station::Station(const Settings& settings, RadioStore& store, Time now)
    : settings_{settings},
      store_{store},
      tdma_{rounds_of(settings), now},
      outbox_{store, settings.round},
      team_{short_hash(settings.team)},
      sequence_{settings.first_sequence == 0 ? 1 : settings.first_sequence},
      told_at_{now} {
  if (!settings_.key) begin_chain();
}

void Station::begin_chain() {
  const ChainOwner owner{settings_.robot, settings_.session, settings_.member};
  // the last link of a chain becomes known: the secret itself never does
  chain_.emplace(owner, sequence_, settings_.links, link_before(settings_.secret, owner, 0));
}

double Station::my_bytes_per_s() const {
  const double share = settings_.budget.bytes_per_s / tdma_.slots();
  if (settings_.budget.messages_per_s <= 0) return share;
  const double each = static_cast<double>(settings_.budget.frame_bytes) * settings_.budget.messages_per_s;
  return std::min(share, each / settings_.members);
}

const Station::SentFrame* Station::sent_frame(std::uint32_t sequence) const {
  const SentFrame& found = sent_[sequence % sent_.size()];
  return sequence != 0 && found.sequence == sequence ? &found : nullptr;
}

void Station::start_frame(Time now, Time slot) {
  if (chain_ && !chain_->has(sequence_)) {
    ++settings_.session;
    begin_chain();
  }
  frame_.team = team_;
  frame_.robot = settings_.robot;
  frame_.session = settings_.session;
  frame_.member = settings_.member;
  frame_.root = tdma_.root();
  frame_.root_age = tdma_.root_age(now);
  frame_.slot = tdma_.slot_of(settings_.member);
  frame_.slots = tdma_.slots();
  frame_.round = settings_.round;
  frame_.leaving = false;
  frame_.sealed = settings_.key.has_value();
  frame_.sent = now;
  frame_.late = now - slot;
  frame_.sequence = sequence_;
  frame_.link = chain_ ? chain_->link(sequence_) : 0;
  frame_.views.clear();
  frame_.echoes.clear();
  frame_.pieces.clear();
}

void Station::add_echoes(Time now, std::size_t room) {
  // in turn, for not all may fit
  for (int i = 0; i < kRadioMembers && room >= kFrameEchoBytes; ++i) {
    const int member = (next_echo_ + i) % kRadioMembers;
    const Mate& mate = mates_[static_cast<std::size_t>(member)];
    FrameEcho echo{member, mate.arrivals.newest(), mate.arrivals.before(), now - mate.newest_at};
    if (mate.waits) echo = {member, mate.waiting_sequence, 0, now - mate.waiting_at};
    if (!(mate.known || mate.waits) || echo.held > kLongestEcho) continue;
    frame_.echoes.push_back(echo);
    room -= kFrameEchoBytes;
  }
  if (!frame_.echoes.empty()) next_echo_ = (frame_.echoes.back().member + 1) % kRadioMembers;
}

void Station::finish_frame(Time now) {
  if (datagrams_.size() <= used_) datagrams_.emplace_back();
  ByteVector& datagram = datagrams_[used_++];
  datagram.resize(kMostFrameBytes);
  const auto bytes = write_frame(frame_, datagram);
  if (settings_.key) {
    const auto seal = settings_.key->seal(bytes.first(bytes.size() - kFrameSealBytes));
    std::ranges::copy(seal, bytes.end() - static_cast<std::ptrdiff_t>(kFrameSealBytes));
  }
  datagram.resize(bytes.size());
  bytes_sent_ += bytes.size() + kPacketHead;
  sent_[frame_.sequence % sent_.size()] = {frame_.sequence, now, frame_.late};
  if (++sequence_ == 0) sequence_ = 1;
  if (frames_.size() < kMostFramesTold) {
    frames_.push_back({settings_.member, now - tdma_.round_before(now), static_cast<std::uint32_t>(bytes.size()),
                       static_cast<std::uint32_t>(frame_.pieces.size()), tdma_.in_slot(settings_.member, now)});
  }
}

bool Station::is_lossy() const {
  for (int i = 0; i < kRadioMembers; ++i) {
    if (mates_[static_cast<std::size_t>(i)].misses && (tdma_.present() >> i & 1) != 0) return true;
  }
  return false;
}

void Station::send_again(Time now) {
  start_frame(now, slot_);
  const std::size_t first = bytes_of(frame_);
  const std::size_t room = std::min(settings_.budget.frame_bytes - first, slot_left_);
  const std::uint64_t others = tdma_.present() & ~(std::uint64_t{1} << settings_.member);
  if (others == 0 || outbox_.plan_again(now, slot_, {room, 0, 0, room}, others, is_lossy()) == 0) return;
  outbox_.fill(0, now, frame_.sequence, frame_.pieces);
  finish_frame(now);
}

std::span<const ByteVector> Station::send(Time now) {
  used_ = 0;
  if (std::exchange(has_again_, false) && tdma_.next_send(now) > now) {
    send_again(now);
    return std::span{datagrams_}.first(used_);
  }
  forget_ghosts(now);
  const Time slot = std::min(now, tdma_.next_send(now));
  start_frame(now, slot);
  tdma_.view(now, frame_.views);
  const RadioBudget& budget = settings_.budget;
  const std::size_t head = kFrameHeadBytes + end_bytes(settings_.key.has_value());
  // where messages are small, at most half of what is left goes into answers
  const std::size_t most_views = (budget.frame_bytes - head) / 2 / kFrameViewBytes;
  if (frame_.views.size() > most_views) frame_.views.resize(most_views);
  const std::size_t left = budget.frame_bytes - head - frame_.views.size() * kFrameViewBytes;
  add_echoes(now, budget.frame_bytes == kMostFrameBytes ? left / 2 : kFrameEchoBytes);
  const std::size_t first = bytes_of(frame_);
  PackRoom room{budget.frame_bytes - first, budget.frame_bytes - head, head + kPacketHead, 0};
  if (budget.messages_per_s > 0) {
    room.budget = room.first;
    room.next = 0;
  } else {
    const auto share = static_cast<std::size_t>(budget.bytes_per_s * settings_.round.seconds() / tdma_.slots());
    room.budget = share > first + kPacketHead ? share - first - kPacketHead : 0;
  }
  const std::uint64_t others = tdma_.present() & ~(std::uint64_t{1} << settings_.member);
  const std::size_t count = outbox_.plan(now, room, others);
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) start_frame(now, slot);
    outbox_.fill(i, now, frame_.sequence, frame_.pieces);
    finish_frame(now);
  }
  tdma_.sent(slot);
  slot_ = slot;
  again_at_ = slot + Duration{tdma_.slot_length().ns / 2};
  std::size_t sent = 0;
  for (std::size_t i = 0; i < used_; ++i) sent += datagrams_[i].size() + kPacketHead;
  const std::size_t most = room.budget + first + kPacketHead;
  const std::size_t again = head + kPacketHead;
  has_again_ = budget.messages_per_s <= 0 && used_ == 1 && now < again_at_ && sent + again < most;
  slot_left_ = has_again_ ? most - sent - again : 0;
  ++round_;
  return std::span{datagrams_}.first(used_);
}

std::span<const ByteVector> Station::leave(Time now) {
  used_ = 0;
  if (settings_.budget.messages_per_s > 0) return {};
  start_frame(now, now);
  frame_.leaving = true;
  finish_frame(now);
  return std::span{datagrams_}.first(used_);
}

void Station::say(std::string trouble, Time now, int about) {
  trouble_ = std::move(trouble);
  trouble_at_ = now;
  trouble_of_ = about;
}

void Station::tell(RadioState& state, Time now) {
  state.member = settings_.member;
  state.round = round_;
  state.round_length = settings_.round;
  state.slots = tdma_.slots();
  state.has_key = settings_.key.has_value();
  const double passed = (now - told_at_).seconds();
  if (passed > 0) {
    const double rate = static_cast<double>(bytes_sent_ - bytes_told_) / passed;
    bytes_per_s_ += (rate - bytes_per_s_) * std::min(1.0, passed);
  }
  bytes_told_ = bytes_sent_;
  told_at_ = now;
  state.bytes_per_s = bytes_per_s_;
  state.budget = my_bytes_per_s();
  state.members.clear();
  for (int i = 0; i < kRadioMembers; ++i) {
    const Mate& mate = mates_[static_cast<std::size_t>(i)];
    const RadioMembership membership = tdma_.membership(i, now);
    if (i == settings_.member || (!mate.known && membership == RadioMembership::Away)) continue;
    RadioMember& told = state.members.emplace_back();
    told.member = i;
    told.membership = membership;
    told.slot = tdma_.slot_of(i);
    told.heard_ago = mate.known ? now - mate.heard_at : Duration{};
    told.heard = mate.heard + mate.arrivals.heard();
    told.lost = mate.lost + mate.arrivals.lost();
    told.late = mate.late;
    told.collided = mate.collided;
    told.loss = mate.arrivals.loss();
    told.clock_offset = mate.clock.offset();
    told.lateness = mate.lateness;
  }
  state.frames = frames_;
  frames_.clear();
  state.dropped = dropped_;
  state.trouble = now - trouble_at_ < kTroubleStays ? trouble_ : "";
}

}  // namespace cancha::team
