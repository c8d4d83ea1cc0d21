#include "codegen/board/hil_protocol.h"

#include "base/expects.h"

namespace cancha::codegen::hil {

std::uint16_t crc16(std::span<const std::uint8_t> bytes, std::uint16_t begin) {
  std::uint32_t crc = begin;
  for (const std::uint8_t byte : bytes) {
    crc ^= static_cast<std::uint32_t>(byte) << 8U;
    for (int bit = 0; bit < 8; ++bit)
      crc = (crc & 0x8000U) != 0 ? (crc << 1U ^ 0x1021U) & 0xFFFFU : crc << 1U & 0xFFFFU;
  }
  return static_cast<std::uint16_t>(crc);
}

std::vector<std::uint8_t> encode(std::uint8_t sequence, std::span<const std::uint8_t> payload) {
  CANCHA_EXPECTS(payload.size() <= kMostPayload);
  std::vector<std::uint8_t> inner{sequence, static_cast<std::uint8_t>(payload.size())};
  inner.insert(inner.end(), payload.begin(), payload.end());
  const std::uint16_t crc = crc16(inner);
  inner.push_back(static_cast<std::uint8_t>(crc >> 8U));
  inner.push_back(static_cast<std::uint8_t>(crc & 0xFFU));

  std::vector<std::uint8_t> frame{kStart};
  for (const std::uint8_t byte : inner) {
    const bool special = byte == kStart || byte == kEscape;
    if (special) frame.push_back(kEscape);
    frame.push_back(special ? byte ^ kFlip : byte);
  }
  frame.push_back(kStart);
  return frame;
}

Decoder::Event Decoder::take(std::uint8_t byte) {
  if (byte == kStart) {
    // the end of one frame and the beginning of the next look alike, so nothing between the two is no frame
    const bool cut_short = state_ == State::Escaped || (state_ == State::Inside && count_ > 0);
    const bool damaged = cut_short || noise_;
    state_ = State::Inside;
    noise_ = told_ = false;
    count_ = 0;
    return damaged ? Event::Garbled : Event::Nothing;
  }
  if (state_ == State::Outside) {
    noise_ = !told_;
    ++skipped_;
    return Event::Nothing;
  }
  if (state_ == State::Escaped) {
    byte ^= kFlip;
    state_ = State::Inside;
  } else if (byte == kEscape) {
    state_ = State::Escaped;
    return Event::Nothing;
  }
  bytes_[count_++] = byte;
  if (count_ < 2) return Event::Nothing;
  const std::size_t whole = std::size_t{bytes_[1]} + 4;
  if (whole > bytes_.size()) {
    state_ = State::Outside;
    told_ = true;
    return Event::Garbled;
  }
  if (count_ < whole) return Event::Nothing;
  state_ = State::Outside;
  // over a frame with its CRC the CRC is 0
  return crc16({bytes_.data(), whole}) == 0 ? Event::Frame : Event::Garbled;
}

}  // namespace cancha::codegen::hil
