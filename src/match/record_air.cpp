#include "match/record_air.h"

#include <algorithm>

namespace cancha::match {
namespace {

constexpr Time kNever{-1};
constexpr Duration kUnheard = 500_ms;  ///< who has not heard a value by then does not listen

}  // namespace

RecordAir::RecordAir(const Settings& settings, int members, Random random)
    : settings_{settings}, random_{random}, speakers_(static_cast<std::size_t>(members) + 1), values_(kWaiting) {
  for (Value& value : values_) {
    value.bytes.reserve(kMostBytes);
    value.arrives.assign(speakers_.size(), kNever);
  }
}

void RecordAir::say(int member, TeamRecord kind, const team::ByteRecord& record, Time now) {
  Speaker& speaker = speakers_[static_cast<std::size_t>(member)];
  const std::int64_t slot = settings_.round.ns * member / static_cast<std::int64_t>(speakers_.size());
  const std::int64_t round = (now.ns - slot) / settings_.round.ns;
  if (now.ns < slot || round == speaker.round) return;
  const std::uint64_t latest = record.latest();
  if (latest == 0 || latest == speaker.said) return;
  speaker.round = round;
  speaker.said = latest;
  const auto free = std::ranges::find_if(
      values_, [&](const Value& one) { return one.waits == 0 || now - one.sent > settings_.air.delay + kUnheard; });
  const team::Reading reading = record.get(room_);
  if (free == values_.end() || reading.bytes > room_.size() || reading.state == team::Reading::State::Nothing) return;
  free->waits = 0;
  free->from = member;
  free->kind = kind;
  free->sent = now;
  free->age = reading.age;
  free->bytes.assign(room_.begin(), room_.begin() + static_cast<std::ptrdiff_t>(reading.bytes));
  for (std::size_t to = 0; to < speakers_.size(); ++to) {
    const bool lost = random_.uniform() < settings_.air.lost;
    const double late = random_.uniform();
    free->arrives[to] = kNever;
    if (lost || static_cast<int>(to) == member || !speaker.on || !speakers_[to].on) continue;
    const auto jitter = static_cast<std::int64_t>(late * static_cast<double>(settings_.air.jitter.ns));
    free->arrives[to] = now + settings_.air.delay + Duration{jitter};
    ++free->waits;
  }
}

void RecordAir::hear(int member, Time now, Maybe<RadioMail>& mail) {
  mail.reset();
  const auto me = static_cast<std::size_t>(member);
  for (Value& value : values_) {
    if (value.waits == 0 || value.arrives[me] == kNever || value.arrives[me] > now) continue;
    if (!mail) {
      mail.present().records.clear();
      mail->bytes.clear();
    }
    const Duration age = value.age + (now - value.sent);
    mail->records.push_back({value.from, value.kind, age, static_cast<unsigned>(value.bytes.size())});
    mail->bytes.insert(mail->bytes.end(), value.bytes.begin(), value.bytes.end());
    value.arrives[me] = kNever;
    --value.waits;
  }
}

}  // namespace cancha::match
