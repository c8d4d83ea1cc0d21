#include "team/yarp/dial.h"

#include <fmt/format.h>

#include <array>

#include "team/yarp/client.h"
#include "team/yarp/name_table.h"

namespace cancha::team::yarp {

Dial::Dial(Plan plan) : plan_{std::move(plan)}, end_{os::now() + plan_.patience} {
  // "text://reader" and "text:/reader" are the port /reader by the carrier text
  const std::size_t colon = plan_.to.find(":/");
  if (colon == std::string::npos || plan_.to.starts_with('/')) return;
  const std::string name = plan_.to.substr(0, colon);
  plan_.to.erase(0, plan_.to.find("://") == colon ? colon + 2 : colon + 1);
  if (auto carrier = parse_carrier(name)) {
    plan_.carrier = *carrier;
  } else {
    trouble_ = carrier.error();
  }
}

bool Dial::step(os::HostTime now) {
  if (state_ == State::Ended) return true;
  if (!trouble_ && now > end_) trouble_ = Error{plan_.to, "does not answer in time", "is its program busy or gone?"};
  while (!trouble_ && state_ != State::Ended) {
    const State before = state_;
    if (auto advanced = advance(); !advanced) trouble_ = advanced.error();
    if (state_ == before) break;
  }
  if (trouble_) state_ = State::Ended;
  return state_ == State::Ended;
}

Result<void> Dial::call(Address to, State next) {
  if (!began_) {
    auto begun = TcpStream::begin(to);
    if (!begun) return pass_on(std::move(begun));
    stream_ = std::move(*begun);
    began_ = true;
  }
  const auto connected = stream_->finish();
  if (!connected) return tl::unexpected(connected.error());
  if (!*connected) return {};
  began_ = false;
  in_.clear();
  state_ = next;
  return {};
}

Result<void> Dial::exchange() {
  if (!out_.empty()) {
    const auto sent = stream_->write_some({reinterpret_cast<const std::uint8_t*>(out_.data()), out_.size()});
    if (!sent) return tl::unexpected(sent.error());
    out_.erase(0, *sent);
  }
  constexpr std::size_t kMostAnswer = 65'536;
  std::array<std::uint8_t, 4096> room{};
  const auto count = stream_->read(room, {});
  if (!count) return tl::unexpected(count.error());
  in_.append(reinterpret_cast<const char*>(room.data()), *count);
  if (in_.size() > kMostAnswer) return fail(stream_->peer().text(), "answers too much");
  return {};
}

Result<void> Dial::found(std::string_view answer) {
  const auto contacts = parse_registrations(answer);
  if (!contacts) return tl::unexpected(contacts.error());
  if (contacts->empty())
    return fail("port", fmt::format("nobody has registered {}", plan_.to), "./cancha yarp list shows all");
  const auto address = address_of(contacts->front());
  if (!address) return tl::unexpected(address.error());
  const auto registered = parse_carrier(contacts->front().carrier);
  carrier_ = plan_.carrier ? *plan_.carrier : registered ? *registered : Carrier::Tcp;
  stream_.reset();
  auto begun = TcpStream::begin(*address);
  if (!begun) return pass_on(std::move(begun));
  stream_ = std::move(*begun);
  began_ = true;
  state_ = State::CallPort;
  return {};
}

Result<void> Dial::advance() {
  switch (state_) {
    case State::CallServer:
      if (auto good = check_port_name(plan_.to); !good) return good;
      out_ = name_server_request(fmt::format("query {}", plan_.to));
      return call(plan_.name_server, State::AskServer);
    case State::AskServer: {
      if (auto exchanged = exchange(); !exchanged) return exchanged;
      if (!is_answered(in_, false)) return {};
      return found(without_welcome(in_));
    }
    case State::CallPort:
      out_ = opening(carrier_, plan_.from);
      return call({}, State::Welcome);
    case State::Welcome: {
      if (auto exchanged = exchange(); !exchanged) return exchanged;
      const bool welcomed = is_text(carrier_) ? in_.find('\n') != std::string::npos : in_.size() >= kHeaderBytes;
      if (out_.empty() && welcomed) state_ = State::Ended;
      return {};
    }
    case State::Ended:
      break;
  }
  return {};
}

}  // namespace cancha::team::yarp
