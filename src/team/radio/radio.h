#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "messages/radio.h"
#include "os/clock.h"
#include "team/radio/link.h"
#include "team/radio/station.h"
#include "team/rtdb/database.h"

namespace cancha::team {

/// Carries the shared records of a robot's database to the other robots, and theirs into it. One thread, one socket.
///
///     auto radio = RecordRadio::open({.team = "demo"}, *database);
///     while (!ended) radio->step(50_ms);
///     radio->leave();
///
/// Not to be mixed up with TeamRadio (team/comm), which speaks an older protocol of four integers.
class RecordRadio {
 public:
  struct Settings {
    std::string team = "cancha";
    LinkSettings link{};
    Duration round{100'000'000};
    RadioBudget budget{};
    std::optional<RadioKey> key{};
    std::function<Time()> clock = os::real_time;
  };

  /// Opens the link and declares the local record "radio", into which a RadioState is put once a round.
  [[nodiscard]] static Result<RecordRadio> open(const Settings& settings, const Database& database);
  /// The same over a link that is open already: who makes the database for it does not make one in vain.
  [[nodiscard]] static Result<RecordRadio> open(const Settings& settings, RadioLink link, const Database& database);

  /// Hears and sends what there is, and waits for more until `patience` is over. True where a new state() was put.
  bool step(Duration patience);
  /// Tells the others that this robot goes.
  void leave();

  [[nodiscard]] const RadioState& state() const { return state_; }

 private:
  class Store;
  struct StoreEnd {
    void operator()(Store* store) const;
  };

  RecordRadio(const Settings& settings, RadioLink link, std::unique_ptr<Store, StoreEnd> store, Record<RadioState> told,
              const Database& database);
  void hear(Duration patience);
  void transmit(std::span<const ByteVector> datagrams);
  void put_state(Time now);
  void mend_link(Time now);

  Settings settings_;
  RadioLink link_;
  std::unique_ptr<Store, StoreEnd> store_;
  Record<RadioState> told_;
  std::unique_ptr<Station> station_;
  RadioState state_;
  Time next_told_;
  Time next_look_;
  std::string send_trouble_;  ///< of the last frame; empty = it went out
  Time next_mend_;
};

}  // namespace cancha::team
