#include "team/yarp/stream.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace cancha::team::yarp {
namespace {

constexpr std::string_view kOneShot = "NAME_SERVER ";
constexpr std::size_t kIndexBytes = 10;  ///< number of blocks, of replies, and eight that mean nothing

std::uint32_t little_endian(std::string_view four) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < 4; ++i)
    number |= static_cast<std::uint32_t>(static_cast<unsigned char>(four[i])) << (8 * i);
  return number;
}

bool carries_bottle(const PortCommand& command) {
  return command.key == 'd' || command.key == 'D' || command.key == 'a';
}

/// Names are shown to people and sent on in lines.
bool is_printable(std::string_view name) {
  for (const char c : name) {
    if (static_cast<unsigned char>(c) < ' ' || c == 127) return false;
  }
  return true;
}

}  // namespace

PortCommand command_of(std::string_view text) {
  if (text == "do") return {'D', {}};
  if (text.empty()) return {'\0', {}};
  return {text.front(), std::string{text.substr(1)}};
}

StreamReader::Event StreamReader::broken(std::string why) {
  state_ = State::Broken;
  drop(rest().size());
  lines_.clear();
  Event event;
  event.kind = Event::Kind::Broken;
  event.trouble = std::move(why);
  return event;
}

void StreamReader::feed(std::string_view bytes) {
  waiting_.erase(0, std::exchange(used_, 0));
  if (state_ != State::Broken) waiting_.append(bytes);
}

void StreamReader::drop(std::size_t bytes) {
  used_ += bytes;
  searched_ = 0;
}

std::optional<StreamReader::Event> StreamReader::next() {
  while (true) {
    const State before = state_;
    std::optional<Event> event;
    switch (state_) {
      case State::Header:
        event = header();
        break;
      case State::Name:
      case State::OneShot:
        event = name();
        break;
      case State::Messages:
        event = is_text(carrier_) ? text_message() : binary_message();
        break;
      case State::Broken:
        return std::nullopt;
    }
    if (event) return event;
    // the header says what follows; everything else waits for bytes
    if (state_ == before) return std::nullopt;
  }
}

std::optional<StreamReader::Event> StreamReader::header() {
  if (rest().size() < kHeaderBytes) return std::nullopt;
  const std::string_view eight = rest().substr(0, kHeaderBytes);
  if (kOneShot.starts_with(eight)) {
    state_ = State::OneShot;
    return std::nullopt;
  }
  const auto carrier = carrier_of(eight);
  if (!carrier) return broken("is no YARP connection");
  if (!is_spoken(*carrier)) {
    return broken(
        fmt::format("carrier {} is not spoken here: use tcp, fast_tcp, text or text_ack", carrier_name(*carrier)));
  }
  carrier_ = *carrier;
  drop(kHeaderBytes);
  state_ = State::Name;
  return std::nullopt;
}

std::optional<StreamReader::Event> StreamReader::name() {
  Event event;
  if (state_ == State::OneShot || is_text(carrier_)) {
    auto found = line();
    if (!found) return state_ == State::Broken ? std::optional{broken("its first line is too long")} : std::nullopt;
    if (state_ == State::OneShot) {
      event.kind = Event::Kind::OneShot;
      if (!found->starts_with(kOneShot)) return broken("is no YARP connection");
      event.line = found->substr(kOneShot.size());
      state_ = State::Broken;
      return event;
    }
    sender_ = std::move(*found);
  } else {
    if (rest().size() < 4) return std::nullopt;
    const std::uint32_t size = little_endian(rest());
    if (size < 1 || size > kMostName) return broken(fmt::format("its name has {} letters", size));
    if (rest().size() < 4 + size) return std::nullopt;
    sender_ = rest().substr(4, size - 1);
    drop(4 + size);
  }
  if (sender_.size() > kMostName || !is_printable(sender_)) return broken("its name cannot be read");
  state_ = State::Messages;
  event.kind = Event::Kind::Opened;
  return event;
}

std::optional<std::string> StreamReader::line() {
  const std::size_t end = rest().find('\n', searched_);
  searched_ = rest().size();
  const std::size_t most = state_ == State::Messages ? kMostBytes : kMostName + kOneShot.size();
  if (std::min(end, rest().size()) + lines_.text().size() > most) {
    state_ = State::Broken;
    return std::nullopt;
  }
  if (end == std::string::npos) return std::nullopt;
  std::string found{rest().substr(0, end)};
  drop(end + 1);
  if (found.ends_with('\r')) found.pop_back();
  return found;
}

std::optional<StreamReader::Event> StreamReader::text_message() {
  while (true) {
    auto found = line();
    if (!found) {
      if (state_ != State::Broken) return std::nullopt;
      return broken(fmt::format("sent a message of more than {} bytes", kMostBytes));
    }
    Event event;
    if (!begun_) {
      event.command = command_of(*found);
      if (!carries_bottle(event.command)) return event;
      begun_ = std::move(event.command);
      lines_.clear();
      continue;
    }
    if (!lines_.take(*found)) continue;
    event.command = std::move(*begun_);
    begun_.reset();
    if (auto bottle = parse_bottle(lines_.text())) {
      event.bottle = std::move(*bottle);
    } else {
      event.trouble = bottle.error().text();
    }
    event.line = lines_.text();
    lines_.clear();
    return event;
  }
}

std::optional<StreamReader::Event> StreamReader::binary_message() {
  const std::string_view bytes = rest();
  if (bytes.size() < kHeaderBytes + kIndexBytes) return std::nullopt;
  if (number_of(bytes.substr(0, kHeaderBytes)) != static_cast<std::int32_t>(kIndexBytes)) {
    return broken("sent something that is no message");
  }
  const auto blocks = static_cast<unsigned char>(bytes[kHeaderBytes]);
  const auto replies = static_cast<unsigned char>(bytes[kHeaderBytes + 1]);
  const std::size_t sizes = kHeaderBytes + kIndexBytes;
  const std::size_t body = sizes + std::size_t{4} * (blocks + replies);
  if (bytes.size() < body) return std::nullopt;
  std::size_t total = 0;
  for (std::size_t at = sizes; at < body; at += 4) total += little_endian(bytes.substr(at, 4));
  if (total > kMostBytes)
    return broken(fmt::format("sent a message of {} bytes, and {} are too many", total, kMostBytes));
  if (bytes.size() < body + total) return std::nullopt;
  Event event = unpacked(bytes.substr(body, total));
  drop(body + total);
  return event;
}

StreamReader::Event StreamReader::unpacked(std::string_view body) {
  constexpr std::size_t kCommandBytes = 8;
  Event event;
  event.command = {'\0', {}};
  if (body.size() < kCommandBytes || body[4] != '~') {
    event.trouble = "a message without a command";
    return event;
  }
  event.command.key = body[5];
  body.remove_prefix(kCommandBytes);
  if (event.command.key == '\0') {
    const std::size_t end = body.find('\0');
    if (end == std::string_view::npos || end > kMostName) {
      event.trouble = "a command without an end";
      return event;
    }
    event.command = command_of(body.substr(0, end));
    body.remove_prefix(end + 1);
  }
  if (!is_printable(event.command.text)) {
    event.trouble = "a command that cannot be read";
    event.command = {'\0', {}};
    return event;
  }
  if (!carries_bottle(event.command)) return event;
  if (auto bottle = parse_binary(body, codes_)) {
    event.bottle = std::move(*bottle);
  } else {
    event.trouble = bottle.error().text();
  }
  return event;
}

}  // namespace cancha::team::yarp
