#include "team/yarp/client.h"

#include <fmt/format.h>

#include <array>

#include "base/suggest.h"
#include "team/yarp/bottle_text.h"

namespace cancha::team::yarp {
namespace {

constexpr std::size_t kAtOnce = 65'536;

std::span<const std::uint8_t> bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// Appends what comes until the time is over.
Result<void> receive(TcpStream& stream, std::string& to, os::HostTime end, std::string_view what) {
  std::array<std::uint8_t, kAtOnce> room{};
  while (true) {
    const Duration left = end - os::now();
    if (left.ns <= 0)
      return fail(stream.peer().text(), fmt::format("sent no {} in time", what), "is it a port of YARP? is it busy?");
    const auto count = stream.read(room, left);
    if (!count) return tl::unexpected(count.error());
    if (*count == 0) continue;
    if (to.size() + *count > kMostBytes)
      return fail(stream.peer().text(), fmt::format("answers more than {} bytes", kMostBytes));
    to.append(reinterpret_cast<const char*>(room.data()), *count);
    return {};
  }
}

}  // namespace

Result<Connection> Connection::open(Address to, const ConnectionSettings& settings) {
  auto stream = TcpStream::connect(to, settings.patience);
  if (!stream) return pass_on(std::move(stream));
  Connection made{std::move(*stream), settings};
  const os::HostTime end = os::now() + settings.patience;
  if (auto sent = made.send(opening(settings.carrier, settings.sender)); !sent) return pass_on(std::move(sent));
  if (is_text(settings.carrier)) {
    const auto welcomed = made.line(end, "welcome");
    if (!welcomed) return tl::unexpected(welcomed.error());
    return made;
  }
  while (made.waiting_.size() < kHeaderBytes) {
    if (auto came = made.more(end, "welcome"); !came) return pass_on(std::move(came));
  }
  if (!number_of(made.waiting_.substr(0, kHeaderBytes))) return fail(to.text(), "is no port of YARP");
  made.waiting_.erase(0, kHeaderBytes);
  return made;
}

Result<void> Connection::send(const std::string& bytes) {
  return stream_.write(bytes_of(bytes));
}

Result<void> Connection::more(os::HostTime end, std::string_view what) {
  return receive(stream_, waiting_, end, what);
}

Result<std::string> Connection::line(os::HostTime end, std::string_view what) {
  while (true) {
    const std::size_t found = waiting_.find('\n');
    if (found != std::string::npos) {
      std::string one = waiting_.substr(0, found);
      waiting_.erase(0, found + 1);
      if (one.ends_with('\r')) one.pop_back();
      return one;
    }
    if (auto came = more(end, what); !came) return pass_on(std::move(came));
  }
}

Result<void> Connection::acknowledged(os::HostTime end) {
  if (settings_.carrier == Carrier::TextAck) {
    const auto one = line(end, "acknowledgement");
    if (!one) return tl::unexpected(one.error());
  }
  if (settings_.carrier != Carrier::Tcp) return {};
  while (waiting_.size() < kHeaderBytes) {
    if (auto came = more(end, "acknowledgement"); !came) return came;
  }
  const auto extra = number_of(waiting_.substr(0, kHeaderBytes));
  if (!extra || *extra < 0 || static_cast<std::size_t>(*extra) > kMostBytes) {
    return fail(stream_.peer().text(), "acknowledges in a way that is not understood");
  }
  const std::size_t all = kHeaderBytes + static_cast<std::size_t>(*extra);
  while (waiting_.size() < all) {
    if (auto came = more(end, "acknowledgement"); !came) return came;
  }
  waiting_.erase(0, all);
  return {};
}

Result<void> Connection::write(const Bottle& bottle) {
  const os::HostTime end = os::now() + settings_.patience;
  if (auto sent = send(message(settings_.carrier, {'D', {}}, bottle, settings_.codes)); !sent) return sent;
  return acknowledged(end);
}

Result<Bottle> Connection::exchange(const PortCommand& command, const Bottle& bottle) {
  const os::HostTime end = os::now() + settings_.patience;
  if (auto sent = send(message(settings_.carrier, command, bottle, settings_.codes)); !sent)
    return pass_on(std::move(sent));
  auto answer = is_text(settings_.carrier) ? text_reply(end) : binary_reply(end);
  if (!answer) return answer;
  if (auto acked = acknowledged(end); !acked) return pass_on(std::move(acked));
  return answer;
}

Result<Bottle> Connection::text_reply(os::HostTime end) {
  BottleLines lines;
  while (true) {
    const auto one = line(end, "reply");
    if (!one) return tl::unexpected(one.error());
    if (lines.take(*one)) return parse_bottle(lines.text());
  }
}

Result<Bottle> Connection::binary_reply(os::HostTime end) {
  const Codes first = settings_.codes;
  const Codes second = first == Codes::Version4 ? Codes::Version3 : Codes::Version4;
  while (true) {
    // a reply does not say its length: what follows it tells whether it was read by the right codes
    bool may_become = false;
    for (const Codes codes : {first, second}) {
      BinaryRead read = read_binary(waiting_, codes);
      may_become = may_become || read.state == BinaryRead::State::More;
      if (read.state != BinaryRead::State::Whole) continue;
      const std::string_view behind = std::string_view{waiting_}.substr(read.used);
      if (settings_.carrier == Carrier::Tcp && behind.size() >= kHeaderBytes &&
          !number_of(behind.substr(0, kHeaderBytes)))
        continue;
      if (settings_.carrier == Carrier::Tcp && behind.size() < kHeaderBytes) {
        may_become = true;
        continue;
      }
      settings_.codes = codes;
      waiting_.erase(0, read.used);
      return std::move(read.bottle);
    }
    if (!may_become && !waiting_.empty())
      return fail(stream_.peer().text(), "replies with something that is no bottle");
    if (auto came = more(end, "reply"); !came) return pass_on(std::move(came));
  }
}

std::string name_server_request(std::string_view command) {
  return opening(Carrier::Text, "/cancha") + fmt::format("d\r\n{}\r\n", command);
}

std::string_view without_welcome(std::string_view bytes) {
  const std::size_t end = bytes.find('\n');
  return bytes.starts_with("Welcome") && end != std::string_view::npos ? bytes.substr(end + 1) : bytes;
}

bool is_answered(std::string_view bytes, bool bot) {
  const std::string_view answer = without_welcome(bytes);
  if (answer.starts_with("Welcome")) return false;
  if (bot) return answer.find('\n') != std::string_view::npos;
  const std::size_t end = answer.find(kEndOfMessage);
  return end != std::string_view::npos && answer.find('\n', end) != std::string_view::npos;
}

Result<std::string> NameServer::command(const std::string& line) const {
  const std::string where = fmt::format("name server {}", address_.text());
  auto stream = TcpStream::connect(address_, patience_);
  if (!stream) {
    return fail(where, stream.error().what,
                "start one with ./cancha yarp server, or say where it is with --server HOST:PORT");
  }
  if (auto sent = stream->write(bytes_of(name_server_request(line))); !sent) return fail(where, sent.error().what);
  std::string bytes;
  const os::HostTime end = os::now() + patience_;
  while (!is_answered(bytes, line.starts_with("bot "))) {
    if (const auto came = receive(*stream, bytes, end, "answer"); !came)
      return fail(where, came.error().what, came.error().hint);
  }
  return std::string{without_welcome(bytes)};
}

Result<Contact> NameServer::enter(const Contact& contact) const {
  const std::string number = contact.number == 0 ? "..." : std::to_string(contact.number);
  auto answer = command(fmt::format("register {} {} {} {}", contact.name, contact.carrier, contact.host, number));
  if (!answer) return pass_on(std::move(answer));
  auto entered = parse_registrations(*answer);
  if (!entered) return pass_on(std::move(entered));
  if (entered->size() != 1) return fail(address_.text(), fmt::format("does not register {}", contact.name));
  // what YARP's own ports tell, so that its tools choose a carrier that we speak
  for (const char* property : {"offers tcp text text_ack fast_tcp", "accepts tcp text text_ack fast_tcp"}) {
    if (auto told = command(fmt::format("set {} {}", entered->front().name, property)); !told)
      return pass_on(std::move(told));
  }
  return entered->front();
}

Result<void> NameServer::remove(const std::string& name) const {
  if (auto answer = command(fmt::format("unregister {}", name)); !answer) return pass_on(std::move(answer));
  return {};
}

Result<Contact> NameServer::find(const std::string& name) const {
  if (auto good = check_port_name(name); !good) return pass_on(std::move(good));
  auto answer = command(fmt::format("query {}", name));
  if (!answer) return pass_on(std::move(answer));
  auto found = parse_registrations(*answer);
  if (!found) return pass_on(std::move(found));
  if (!found->empty()) return found->front();
  std::vector<std::string> names;
  if (const auto all = list()) {
    for (const Contact& contact : *all) names.push_back(contact.name);
  }
  const std::string near = nearest_name(name, names);
  return fail("port", fmt::format("nobody has registered {}", name),
              near.empty() ? "./cancha yarp list shows all"
                           : fmt::format("did you mean {}? ./cancha yarp list shows all", near));
}

Result<std::vector<Contact>> NameServer::list(const std::string& prefix) const {
  auto answer = command(prefix.empty() ? "list" : fmt::format("list {}", prefix));
  if (!answer) return pass_on(std::move(answer));
  return parse_registrations(*answer);
}

Result<Address> address_of(const Contact& contact) {
  return Address::parse(contact.host == "localhost" ? kLoopback : contact.host,
                        static_cast<std::uint16_t>(contact.number));
}

}  // namespace cancha::team::yarp
