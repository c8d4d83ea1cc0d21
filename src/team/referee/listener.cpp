#include "team/referee/listener.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/expects.h"
#include "team/referee/game_packet.h"

namespace cancha::team {
namespace {

using News = RefereeNews::Kind;
constexpr Duration kBetweenTries{1'000'000'000};
constexpr Duration kPatienceToConnect{500'000'000};

RefereeProtocol msl_of(const std::optional<RefereeProtocol>& protocol) {
  return protocol.value_or(RefereeProtocol::Msl);
}

}  // namespace

RefereeListener::RefereeListener(const Settings& settings)
    : settings_{settings},
      watch_{{.lost_after = settings.lost_after,
              .team = settings.team,
              .true_state = settings.true_state,
              .protocol = settings.protocol}},
      stream_{msl_of(settings.protocol)},
      tracker_{msl_of(settings.protocol)},
      next_try_{settings.clock()} {}

Result<RefereeListener> RefereeListener::open(const Settings& settings) {
  CANCHA_EXPECTS(static_cast<bool>(settings.clock));
  RefereeListener made{settings};
  if (settings.protocol && !is_game_controller(*settings.protocol)) {
    const auto refbox = Address::parse(settings.refbox, settings.port == 0 ? kRefBoxPort : settings.port);
    if (!refbox) return tl::unexpected(refbox.error());
    made.refbox_ = *refbox;
    return made;
  }
  auto udp = UdpSocket::open(
      {.port = settings.port == 0 ? kGamePort : settings.port, .from_anywhere = settings.from_anywhere});
  if (!udp) return pass_on(std::move(udp));
  made.udp_ = std::move(*udp);
  return made;
}

std::vector<RefereeNews> RefereeListener::listen(Duration patience) {
  std::vector<RefereeNews> news;
  if (udp_) {
    hear_packet(patience, news);
  } else {
    hear_refbox(patience, news);
  }
  return news;
}

void RefereeListener::hear_packet(Duration patience, std::vector<RefereeNews>& news) {
  std::array<std::uint8_t, 2 * kMostGameBytes> room{};
  if (const auto datagram = udp_->receive(room, patience)) {
    const std::string from = datagram->from.text();
    news = watch_.hear(std::span{room}.first(datagram->bytes), from, settings_.clock());
    if (watch_.referee() == from) referee_ = datagram->from;
  } else {
    news = watch_.tick(settings_.clock());
  }
}

void RefereeListener::hear_refbox(Duration patience, std::vector<RefereeNews>& news) {
  if (!tcp_) {
    if (settings_.clock() < next_try_) {
      rest(patience);
      return;
    }
    next_try_ = settings_.clock() + kBetweenTries;
    auto connected = TcpStream::connect(refbox_, std::max(patience, kPatienceToConnect));
    if (!connected) return;
    tcp_ = std::move(*connected);
    stream_ = MslStream{msl_of(settings_.protocol)};
    news.push_back({News::Found, fmt::format("the RefBox is {}", refbox_.text())});
  }
  std::array<std::uint8_t, 4096> room{};
  const auto count = tcp_->read(room, patience);
  if (!count) {
    tcp_.reset();
    news.push_back({News::Lost, count.error().text()});
    return;
  }
  for (const auto& signal : stream_.take(std::span{room}.first(*count))) {
    const Result<void> applied = signal ? tracker_.apply(*signal) : tl::unexpected(signal.error());
    if (!applied) news.push_back({News::Warning, applied.error().text()});
    if (applied && (!msl_state_ || *msl_state_ != tracker_.state())) {
      msl_state_ = tracker_.state();
      news.push_back({News::Changed, "", msl_state_});
    }
  }
}

const std::optional<RefereeState>& RefereeListener::state() const {
  return udp_ ? watch_.state() : msl_state_;
}

bool RefereeListener::lost() const {
  return udp_ ? watch_.lost() : !tcp_;
}

void RefereeListener::tell(std::string_view text) {
  if (!tcp_) return;
  // a RefBox that takes nothing any more is noticed where it is read
  (void)tcp_->write({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

Result<void> RefereeListener::answer(RobotStatus status) {
  if (!udp_ || watch_.lost()) return {};
  if (status.version == 0) status.version = status_version(watch_.state()->protocol);
  auto bytes = encode_status(status);
  if (!bytes) return pass_on(std::move(bytes));
  return udp_->send(*bytes, {referee_.host, settings_.status_port == 0 ? kStatusPort : settings_.status_port});
}

}  // namespace cancha::team
