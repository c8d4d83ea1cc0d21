#include "team/radio/radio.h"

#include <fmt/format.h>
#include <sys/random.h>

#include <algorithm>
#include <array>

namespace cancha::team {
namespace {

constexpr std::size_t kStateBytes = 16'384;
constexpr Duration kLookForRecords{1'000'000'000};
constexpr Duration kMendEvery{1'000'000'000};
constexpr Duration kSessionStep{100'000'000};
constexpr int kMostAtOnce = 256;  ///< datagrams heard before the clock is looked at again

}  // namespace

/// The database as the station sees it.
class RecordRadio::Store final : public RadioStore {
 public:
  explicit Store(const Database& database) : database_{database} { look(); }

  /// Programs declare records when they start, which may be later than the radio.
  void look() {
    const auto all = database_.records();
    for (std::size_t i = seen_; i < all.size(); ++i) {
      const ByteRecord& record = all[i];
      if (record.area() == Area::Local) continue;
      const bool base = record.area() == Area::Base;
      kinds_.push_back({short_hash(record.name()), short_hash(record.layout_text()), record.period(), record.priority(),
                        record.capacity(), !base || database_.member() == kBaseStation, base});
      records_.push_back(record);
    }
    seen_ = all.size();
  }

  std::span<const RadioRecord> records() override { return kinds_; }
  std::uint64_t latest(std::size_t record) override { return records_[record].latest(); }
  Value get(std::size_t record, ByteVector& into) override {
    into.resize(records_[record].capacity());
    const Reading reading = records_[record].get(into);
    const bool good = reading.state == Reading::State::Fresh || reading.state == Reading::State::Expired;
    into.resize(good ? reading.bytes : 0);
    return {good ? reading.number : 0, std::max(Duration{}, reading.age)};
  }
  void put(std::size_t record, int member, std::uint64_t robot, std::span<const std::byte> bytes,
           Duration age) override {
    const auto done = records_[record].replicate(member, bytes, age, robot);
    if (!done) refused = done.error().text();
  }

  std::string refused;  ///< why a value could not be put, since it was last looked at

 private:
  Database database_;
  std::size_t seen_ = 0;
  std::vector<RadioRecord> kinds_;
  std::vector<ByteRecord> records_;
};

void RecordRadio::StoreEnd::operator()(Store* store) const {
  delete store;
}

Result<RecordRadio> RecordRadio::open(const Settings& settings, const Database& database) {
  auto link = open_link(settings.link);
  if (!link) return pass_on(std::move(link));
  return open(settings, std::move(*link), database);
}

Result<RecordRadio> RecordRadio::open(const Settings& settings, RadioLink link, const Database& database) {
  Declaration about = declare<RadioState>("radio");
  about.period = settings.round;
  about.bytes = kStateBytes;
  Database writable = database;
  auto told = writable.record<RadioState>(about);
  if (!told) return pass_on(std::move(told));
  std::unique_ptr<Store, StoreEnd> store{new Store{database}};
  return RecordRadio{settings, std::move(link), std::move(store), std::move(*told), database};
}

RecordRadio::RecordRadio(const Settings& settings, RadioLink link, std::unique_ptr<Store, StoreEnd> store,
                         Record<RadioState> told, const Database& database)
    : settings_{settings}, link_{std::move(link)}, store_{std::move(store)}, told_{std::move(told)} {
  const Time now = settings_.clock();
  struct {
    std::uint64_t secret = 0;
    std::uint64_t first = 0;
  } drawn;
  // a kernel without randomness yet: the clock tells two runs apart, too
  if (getrandom(&drawn, sizeof drawn, 0) != sizeof drawn)
    drawn.secret = drawn.first = static_cast<std::uint64_t>(now.ns);
  const Duration day = (now + os::to_time_of_day()) - Time{};
  station_ =
      std::make_unique<Station>(Station::Settings{.team = settings_.team,
                                                  .member = database.member(),
                                                  .members = database.members(),
                                                  .robot = database.robot(),
                                                  .session = static_cast<std::uint32_t>(day.ns / kSessionStep.ns),
                                                  .first_sequence = static_cast<std::uint32_t>(drawn.first),
                                                  .round = settings_.round,
                                                  .budget = settings_.budget,
                                                  .key = settings_.key,
                                                  .secret = drawn.secret},
                                *store_, now);
  next_told_ = now + settings_.round;
  next_mend_ = now;
}

void RecordRadio::hear(Duration patience) {
  // a byte more than a frame has, so that longer ones are seen to be longer
  std::array<std::uint8_t, kMostFrameBytes + 1> room;
  for (int i = 0; i < kMostAtOnce; ++i) {
    const auto came = link_.socket.receive(room, i == 0 ? patience : Duration{});
    if (!came) return;
    station_->hear(std::as_bytes(std::span{room}).first(came->bytes), settings_.clock(), came->from.text());
  }
}

void RecordRadio::transmit(std::span<const ByteVector> datagrams) {
  for (const ByteVector& datagram : datagrams) {
    const std::span bytes{reinterpret_cast<const std::uint8_t*>(datagram.data()), datagram.size()};
    for (const Address to : link_.to) {
      const auto sent = link_.socket.send(bytes, to);
      send_trouble_ = sent ? "" : sent.error().text();
    }
  }
}

bool RecordRadio::step(Duration patience) {
  const Time start = settings_.clock();
  const Time slot = station_->next_send(start);
  hear(std::clamp(std::min(slot, next_told_) - start, Duration{}, patience));
  const Time now = settings_.clock();
  if (slot <= now) {
    transmit(station_->send(now));
    mend_link(now);
  }
  if (now < next_told_) return false;
  next_told_ = std::max(next_told_ + settings_.round, now);
  put_state(now);
  return true;
}

void RecordRadio::mend_link(Time now) {
  if (send_trouble_.empty() || now < next_mend_) return;
  next_mend_ = now + kMendEvery;
  if (auto link = open_link(settings_.link)) link_ = std::move(*link);
}

void RecordRadio::put_state(Time now) {
  if (now >= next_look_) {
    next_look_ = now + kLookForRecords;
    store_->look();
  }
  station_->tell(state_, now);
  state_.link = link_.text;
  if (!store_->refused.empty() && state_.trouble.empty()) state_.trouble = store_->refused;
  store_->refused.clear();
  if (!send_trouble_.empty()) state_.trouble = send_trouble_;
  (void)told_.put(state_);
}

void RecordRadio::leave() {
  // thrice, for one may be lost
  for (int i = 0; i < 3; ++i) transmit(station_->leave(settings_.clock()));
}

}  // namespace cancha::team
