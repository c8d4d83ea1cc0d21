#include "team/yarp/port.h"

#include <fmt/format.h>
#include <poll.h>

#include <algorithm>
#include <array>

#include "team/yarp/bottle_text.h"
#include "team/yarp/client.h"
#include "team/yarp/port_parts.h"

namespace cancha::team::yarp {
namespace {

constexpr std::size_t kAtOnce = 65'536;      ///< bytes that are read from a peer in a turn
constexpr std::size_t kMostReply = 1 << 20;  ///< bytes of replies that a peer has not taken; it is not heard further

/// Sends what fits; true where something went.
Result<bool> send_some(TcpStream& stream, std::string& out) {
  if (out.empty()) return false;
  const auto sent = stream.write_some({reinterpret_cast<const std::uint8_t*>(out.data()), out.size()});
  if (!sent) return tl::unexpected(sent.error());
  out.erase(0, *sent);
  return *sent > 0;
}

/// Takes one acknowledgement off; false where it has not come.
bool take_ack(Carrier carrier, std::string& in) {
  if (is_text(carrier)) {
    const std::size_t end = in.find('\n');
    if (end == std::string::npos) return false;
    in.erase(0, end + 1);
    return true;
  }
  if (in.size() < kHeaderBytes) return false;
  const auto extra = number_of(std::string_view{in}.substr(0, kHeaderBytes));
  const std::size_t all = kHeaderBytes + static_cast<std::size_t>(std::clamp(extra.value_or(0), 0, 65'536));
  if (in.size() < all) return false;
  in.erase(0, all);
  return true;
}

}  // namespace

Port::Port(Settings settings, TcpServer server) : settings_{std::move(settings)}, server_{std::move(server)} {}

Result<std::unique_ptr<Port>> Port::open(Settings settings) {
  if (settings.name != "...") {
    if (auto good = check_port_name(settings.name); !good) return pass_on(std::move(good));
  }
  auto server = TcpServer::open(settings.number, settings.host != kLoopback);
  if (!server) return pass_on(std::move(server));
  if (settings.name_server) {
    const NameServer names{*settings.name_server};
    auto entered = names.enter({.name = settings.name, .host = settings.host, .number = server->port()});
    if (!entered) return pass_on(std::move(entered));
    settings.name = entered->name;
  }
  return std::unique_ptr<Port>{new Port{std::move(settings), std::move(*server)}};
}

Port::~Port() {
  // short: the program ends, and a name server that is gone has nothing to forget
  constexpr Duration kShort{500'000'000};
  if (settings_.name_server) (void)NameServer{*settings_.name_server, kShort}.remove(settings_.name);
}

void Port::write(const Bottle& bottle, const std::string& envelope) {
  for (const auto& output : outputs_) {
    if (output->gone) continue;
    output->queue.push_back({bottle, envelope});
    if (output->queue.size() > settings_.queue) {
      // one is on its way, `queue` wait; of a reader that is free the first goes with the next attend()
      if (output->is_free()) attend_output(*output, os::now());
      if (output->queue.size() > settings_.queue) {
        output->queue.pop_front();
        ++counters_.dropped;
      }
    }
  }
}

std::optional<Port::Message> Port::read() {
  if (inbox_.empty()) return std::nullopt;
  Message first = std::move(inbox_.front());
  inbox_.pop_front();
  return first;
}

Port::Outgoing* Port::begin_dial(const std::string& port) {
  trouble_.reset();
  if (!settings_.name_server) {
    trouble_ = Error{settings_.name, "has no name server to ask for others", ""};
  } else if (dials_.size() >= settings_.most_connections) {
    trouble_ = Error{settings_.name, "is being connected to others already", "try again in a moment"};
  }
  if (trouble_) return nullptr;
  dials_.push_back(std::make_unique<Outgoing>(Dial::Plan{
      .name_server = *settings_.name_server, .from = settings_.name, .to = port, .patience = settings_.stall}));
  return dials_.back().get();
}

std::vector<std::string> Port::inputs() const {
  std::vector<std::string> names;
  for (const auto& input : inputs_) {
    if (input->opened && !input->gone && input->reader.sender().starts_with('/'))
      names.push_back(input->reader.sender());
  }
  return names;
}

std::vector<std::string> Port::outputs() const {
  std::vector<std::string> names;
  for (const auto& output : outputs_) {
    if (!output->gone) names.push_back(output->to);
  }
  return names;
}

bool Port::is_idle() const {
  return dials_.empty() &&
         std::ranges::all_of(outputs_, [](const auto& output) { return output->is_free() && output->queue.empty(); });
}

bool Port::drop_output(const std::string& name) {
  bool dropped = false;
  for (const auto& output : outputs_) {
    if (output->gone || output->to != name) continue;
    output->gone = dropped = true;
  }
  return dropped;
}

bool Port::drop_input(const std::string& name, const Input* except) {
  bool dropped = false;
  for (const auto& input : inputs_) {
    if (input.get() == except || input->gone || !input->opened || input->reader.sender() != name) continue;
    input->gone = dropped = true;
  }
  return dropped;
}

void Port::accept_new(os::HostTime now) {
  while (auto stream = server_.accept()) {
    if (inputs_.size() >= settings_.most_connections || !is_allowed(stream->peer(), settings_.allowed)) {
      ++counters_.refused;
      continue;
    }
    inputs_.push_back(std::make_unique<Input>(std::move(*stream), settings_.codes, now));
  }
}

void Port::attend_input(Input& input, os::HostTime now) {
  const auto sent = send_some(input.stream, input.out);
  if (!sent || (input.closing && input.out.empty())) {
    input.gone = true;
    return;
  }
  if (*sent) input.moved = now;
  const bool full = input.out.size() > kMostReply || input.waits_for != nullptr || input.closing;
  if (!full) {
    std::array<std::uint8_t, kAtOnce> room{};
    const auto count = input.stream.read(room, {});
    if (!count) {
      input.gone = true;
      return;
    }
    if (*count > 0) {
      input.moved = now;
      input.reader.feed({reinterpret_cast<const char*>(room.data()), *count});
    }
    while (input.waits_for == nullptr && !input.closing && !input.gone && !input.reversed &&
           input.out.size() <= kMostReply) {
      auto event = input.reader.next();
      if (!event) break;
      handle(input, *event);
    }
    if (!send_some(input.stream, input.out)) input.gone = true;
  }
  // silence between messages is as it should be; within one it is not
  const bool within = !input.opened || input.reader.held() > 0 || !input.out.empty() || input.closing;
  if (within && input.waits_for == nullptr && now - input.moved > settings_.stall) {
    input.gone = true;
    ++counters_.stalled;
  }
}

void Port::handle(Input& input, StreamReader::Event& event) {
  using Kind = StreamReader::Event::Kind;
  switch (event.kind) {
    case Kind::Opened:
      input.opened = true;
      // a port that connects again has lost its old connection
      if (input.reader.sender().starts_with('/')) (void)drop_input(input.reader.sender(), &input);
      input.out += welcome(input.reader.carrier(), input.reader.sender());
      return;
    case Kind::OneShot:
      input.closing = true;
      if (settings_.lines) {
        input.out += settings_.lines(event.line, input.stream.peer().host_text());
      } else {
        input.out += "this is no name server\r\n";
      }
      return;
    case Kind::Broken:
      ++counters_.malformed;
      input.gone = true;
      return;
    case Kind::Message:
      break;
  }
  const char key = event.command.key;
  if (!event.trouble.empty()) ++counters_.malformed;
  if (key == 'd' || key == 'D') {
    handle_data(input, event);
  } else if (key == 'a') {
    if (event.trouble.empty())
      administer(input, event.bottle);
    else
      input.out +=
          reply(input.reader.carrier(), {Item::vocab("fail"), Item::string(event.trouble)}, input.reader.codes());
  } else {
    handle_word(input, event.command);
  }
  if (input.waits_for == nullptr && !input.gone) input.out += acknowledgement(input.reader.carrier());
}

void Port::handle_data(Input& input, StreamReader::Event& event) {
  const Carrier carrier = input.reader.carrier();
  const bool wants_reply = event.command.key == 'd';
  if (!event.trouble.empty()) {
    if (wants_reply)
      input.out += reply(carrier, {Item::vocab("fail"), Item::string(event.trouble)}, input.reader.codes());
    return;
  }
  ++counters_.received;
  if (settings_.lines) {
    const std::string asked = event.line.empty() ? text_of(event.bottle) : event.line;
    const std::string lines = settings_.lines(asked, input.stream.peer().host_text());
    if (is_text(carrier)) {
      input.out += lines;
    } else if (const auto answer = parse_bottle(lines)) {
      input.out += reply(carrier, *answer, input.reader.codes());
    }
    return;
  }
  if (settings_.responder) {
    const Bottle answer = settings_.responder(event.bottle);
    if (wants_reply) input.out += reply(carrier, answer, input.reader.codes());
    return;
  }
  // nobody here replies: an empty bottle, so that the other side need not wait
  if (wants_reply) input.out += reply(carrier, {}, input.reader.codes());
  if (inbox_.size() >= settings_.inbox) {
    inbox_.pop_front();
    ++counters_.unread;
  }
  std::string envelope = event.command.text;
  if (envelope.starts_with(' ')) envelope.erase(0, 1);
  inbox_.push_back({input.reader.sender(), std::move(envelope), std::move(event.bottle)});
}

void Port::attend_dials(os::HostTime now) {
  for (const auto& one : dials_) {
    if (one->ended || !one->dial.step(now)) continue;
    one->ended = true;
    const std::string& to = one->dial.target();
    trouble_ = one->dial.trouble();
    if (!trouble_ && outputs_.size() >= settings_.most_connections) {
      trouble_ = Error{settings_.name, fmt::format("sends to {} ports already", outputs_.size()), "disconnect some"};
    }
    if (!trouble_) {
      (void)drop_output(to);
      outputs_.push_back(std::make_unique<Output>(one->dial.take_stream(), to, one->dial.carrier(), now));
    }
    const std::string line = trouble_ ? fmt::format("Cannot connect to {}: {}", to, trouble_->text())
                                      : fmt::format("Added connection from {} to {}", settings_.name, to);
    for (const auto& input : inputs_) {
      if (input->waits_for == one.get()) answer_dial(*input, line, !trouble_);
    }
  }
  std::erase_if(dials_, [](const auto& one) { return one->ended; });
}

void Port::attend_output(Output& output, os::HostTime now) {
  const auto trouble = [&] { output.gone = true; };
  std::array<std::uint8_t, 4096> room{};
  const auto count = output.stream.read(room, {});
  if (!count) return trouble();
  if (*count > 0) output.moved = now;
  // without acknowledgements nothing that comes has a meaning
  if (has_acks(output.carrier)) output.in.append(reinterpret_cast<const char*>(room.data()), *count);
  if (output.in.size() > 2 * kAtOnce) return trouble();
  if (output.awaits_ack && take_ack(output.carrier, output.in)) output.awaits_ack = false;
  if (output.is_free() && !output.queue.empty()) {
    const Output::Waiting next = std::move(output.queue.front());
    output.queue.pop_front();
    const PortCommand command{'D', next.envelope.empty() ? "" : " " + next.envelope};
    output.out = message(output.carrier, command, next.bottle, settings_.codes);
    output.awaits_ack = has_acks(output.carrier);
    output.moved = now;
    ++counters_.sent;
  }
  const auto sent = send_some(output.stream, output.out);
  if (!sent) return trouble();
  if (*sent) output.moved = now;
  if (!output.is_free() && now - output.moved > settings_.stall) {
    ++counters_.stalled;
    trouble();
  }
}

void Port::attend() {
  const os::HostTime now = os::now();
  accept_new(now);
  for (std::size_t i = 0; i < inputs_.size(); ++i) {
    if (!inputs_[i]->gone) attend_input(*inputs_[i], now);
  }
  attend_dials(now);
  for (const auto& input : inputs_) {
    if (!input->reversed || input->gone || !input->out.empty()) continue;
    input->gone = true;
    if (outputs_.size() >= settings_.most_connections) {
      ++counters_.refused;
      continue;
    }
    outputs_.push_back(
        std::make_unique<Output>(std::move(input->stream), input->reader.sender(), input->reader.carrier(), now));
  }
  for (const auto& output : outputs_) {
    if (!output->gone) attend_output(*output, now);
  }
  std::erase_if(inputs_, [](const auto& input) { return input->gone; });
  std::erase_if(outputs_, [](const auto& output) { return output->gone; });
}

void Port::watch(std::vector<std::pair<int, bool>>& descriptors) const {
  descriptors.emplace_back(server_.descriptor(), false);
  for (const auto& input : inputs_) {
    if (input->waits_for == nullptr || !input->out.empty())
      descriptors.emplace_back(input->stream.descriptor(), !input->out.empty());
  }
  for (const auto& output : outputs_) {
    const bool writing = !output->out.empty() || (output->is_free() && !output->queue.empty());
    descriptors.emplace_back(output->stream.descriptor(), writing);
  }
  for (const auto& one : dials_) {
    if (one->dial.descriptor() >= 0) descriptors.emplace_back(one->dial.descriptor(), one->dial.is_writing());
  }
}

void serve(std::span<Port* const> ports, Duration patience) {
  std::vector<std::pair<int, bool>> descriptors;
  for (Port* port : ports) {
    port->attend();
    port->watch(descriptors);
  }
  std::vector<pollfd> waiting;
  for (const auto& [descriptor, writing] : descriptors) {
    waiting.push_back(
        {.fd = descriptor, .events = static_cast<short>(writing ? POLLIN | POLLOUT : POLLIN), .revents = 0});
  }
  // stalls are looked for now and then, whoever else is silent
  const std::int64_t ns = std::clamp<std::int64_t>(patience.ns, 0, 1'000'000'000);
  const timespec limit{.tv_sec = ns / 1'000'000'000, .tv_nsec = ns % 1'000'000'000};
  if (::ppoll(waiting.data(), waiting.size(), &limit, nullptr) <= 0) return;
  for (Port* port : ports) port->attend();
}

}  // namespace cancha::team::yarp
