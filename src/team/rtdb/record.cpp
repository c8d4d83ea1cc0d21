#include "team/rtdb/record.h"

#include <fmt/format.h>

#include <algorithm>

#include "os/clock.h"

namespace cancha::team {
namespace {

constexpr Duration kLongestPause = 50_ms;  ///< of a wait in a database that is not whole
constexpr Duration kTwinAfter = 1000_ms;   ///< a robot that fell silent for so long may come back as another
constexpr const char* kOnlyLooks = "the database is only looked at";
constexpr const char* kAttach = "attach to it";

}  // namespace

ByteRecord::ByteRecord(std::shared_ptr<const Segment> segment, std::shared_ptr<const KnownRecord> known)
    : segment_{std::move(segment)},
      known_{std::move(known)},
      area_{static_cast<Area>(known_->entry.area)},
      lifetime_{known_->entry.lifetime_ns},
      stamps_{segment_->about().tick_scale, &segment_->head().told_now},
      my_member_{segment_->about().member},
      mine_{segment_->ring(known_->entry, area_ == Area::Shared ? static_cast<std::size_t>(my_member_) : 0)} {}

tl::unexpected<Error> ByteRecord::refuse(std::string what, std::string hint) const {
  return fail(fmt::format("record '{}'", name()), std::move(what), std::move(hint));
}

int ByteRecord::whose(int member) const {
  if (area_ == Area::Base) return kBaseStation;
  return member == kMine || area_ == Area::Local ? my_member_ : member;
}

bool ByteRecord::ring_of(int member, Ring& ring) const {
  if (member == kMine || area_ != Area::Shared) {
    ring = mine_;
    return true;
  }
  if (member < 0 || member >= instances()) return false;
  ring = segment_->ring(known_->entry, static_cast<std::size_t>(member));
  return true;
}

Result<void> ByteRecord::put(std::span<const std::byte> bytes, Duration age) {
  if (area_ == Area::Base && my_member_ != kBaseStation) {
    return refuse(fmt::format("is put by the base station only, and this is robot {}", my_member_));
  }
  if (age < Duration{}) return refuse(fmt::format("a value cannot be {} s old", age.seconds()), "at least 0");
  return put_into(mine_, my_member_, bytes, age);
}

Result<void> ByteRecord::replicate(int member, std::span<const std::byte> bytes, Duration age, std::uint64_t robot) {
  Ring ring;
  if (area_ == Area::Local) return refuse("is local and never comes from another robot");
  if (segment_->me() == 0) return refuse(kOnlyLooks, kAttach);
  if (area_ == Area::Base) member = kBaseStation;
  if (!ring_of(member, ring)) return refuse(fmt::format("there is no member {}", member));
  if (member == my_member_) {
    return refuse(fmt::format("two robots say that they are member {}: this one ({:016x}) and {:016x}", member,
                              segment_->about().robot, robot),
                  "give one of them another number");
  }
  const std::uint64_t before = ring.head().robot.load(std::memory_order_relaxed);
  if (robot != 0 && before != robot) {
    const Reading last = get({}, member);
    if (before != 0 && last.number != 0 && last.age < kTwinAfter) {
      return refuse(fmt::format("two robots say that they are member {}: {:016x} and {:016x}", member, before, robot),
                    "give one of them another number");
    }
    ring.head().robot.store(robot, std::memory_order_relaxed);
  }
  return put_into(ring, member, bytes, age);
}

Result<void> ByteRecord::put_into(Ring& ring, int member, std::span<const std::byte> bytes, Duration age) {
  if (segment_->me() == 0) return refuse(kOnlyLooks, kAttach);
  if (!segment_->is_mine()) {
    if (!segment_->is_whole()) return tl::unexpected<Error>{segment_->not_whole()};
    return refuse("this process was forked from one that uses the database", "open it again");
  }
  if (bytes.size() > ring.capacity()) {
    return refuse(fmt::format("a value of {} bytes is too large", bytes.size()),
                  fmt::format("it was declared with {} bytes at most", ring.capacity()));
  }
  const Token me = segment_->me();
  if (area_ != Area::Local && ring.head().writer.load(std::memory_order_relaxed) != me) {
    if (auto registered = become_writer(ring, member); !registered) return registered;
  }
  if (ring.put(bytes, stamps_.before(age), me, *segment_) == Put::Stuck) {
    return refuse("is being put by another process, which has stopped in the middle of it",
                  fmt::format("is it {}?", segment_->process_name(ring.head().claim.load())));
  }
  return {};
}

Result<void> ByteRecord::become_writer(Ring ring, int member) {
  Token before = ring.head().writer.load(std::memory_order_acquire);
  for (;;) {
    if (before != 0 && segment_->lives(before)) {
      return refuse(fmt::format("two programs put what member {} says: {} and {}", member,
                                segment_->process_name(before), segment_->process_name(segment_->me())),
                    "are there two robots with this number? End one, or give it another number");
    }
    if (ring.head().writer.compare_exchange_strong(before, segment_->me())) return {};
  }
}

inline Reading ByteRecord::tell(Read read, const ValueHead& head, int member) const {
  Reading told;
  told.member = whose(member);
  if (read == Read::Nothing || read == Read::Overwritten) {
    if (!segment_->is_whole()) told.state = Reading::State::Damaged;
    return told;
  }
  if (read == Read::Damaged) {
    told.state = Reading::State::Damaged;
    return told;
  }
  told.number = head.number;
  told.bytes = head.size;
  told.origin = head.origin;
  told.age = stamps_.age(head.stamp);
  const bool expired = lifetime_ > Duration{} && told.age > lifetime_;
  told.state = read == Read::TooLarge ? Reading::State::Damaged
               : expired              ? Reading::State::Expired
                                      : Reading::State::Fresh;
  return told;
}

Reading ByteRecord::get(std::span<std::byte> into, int member) const {
  ValueHead head;
  if (member == kMine) {
    const Read read = mine_.get(into, head);
    return tell(read, head, my_member_);
  }
  Ring ring;
  if (!ring_of(member, ring)) return {};
  const Read read = ring.get(into, head);
  return tell(read, head, member);
}

Reading ByteRecord::get_number(std::uint64_t number, std::span<std::byte> into, int member) const {
  Ring ring;
  ValueHead head;
  if (!ring_of(member, ring)) return {};
  const Read read = number > ring.latest() ? Read::Nothing : ring.get_number(number, into, head);
  return tell(read, head, member);
}

std::uint64_t ByteRecord::latest(int member) const {
  Ring ring;
  return ring_of(member, ring) ? ring.latest() : 0;
}

bool ByteRecord::wait(std::uint64_t seen, Duration limit, int member) const {
  Ring ring;
  // who only looks cannot say that it waits
  if (!ring_of(member, ring)) return false;
  if (!segment_->is_whole()) {
    // what will never come is not looked for again and again
    os::sleep_until(os::now() + std::clamp(limit, Duration{}, kLongestPause));
    return false;
  }
  return (segment_->me() == 0 ? ring.latest() : ring.wait(seen, limit, stamps_)) != seen;
}

std::uint64_t ByteRecord::lost(int member) const {
  Ring ring;
  return ring_of(member, ring) ? ring.head().lost.load(std::memory_order_relaxed) : 0;
}

void ByteRecord::count_lost(std::uint64_t values, int member) const {
  Ring ring;
  if (segment_->me() != 0 && ring_of(member, ring)) ring.head().lost.fetch_add(values, std::memory_order_relaxed);
}

bool ByteRecord::is_claimed(int member) const {
  Ring ring;
  return ring_of(member, ring) && ring.head().claim.load(std::memory_order_relaxed) != 0;
}

Token ByteRecord::writer(int member) const {
  return get({}, member).origin;
}

}  // namespace cancha::team
