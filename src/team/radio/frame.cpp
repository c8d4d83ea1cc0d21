#include "team/radio/frame.h"

#include <algorithm>
#include <cstring>

#include "base/expects.h"
#include "mcap/compression.h"
#include "team/rtdb/layout.h"

namespace cancha::team {
namespace {

constexpr std::uint8_t kMagic[2] = {'C', 'R'};
constexpr std::uint8_t kLeaving = 1;
constexpr std::uint8_t kSealed = 2;
constexpr std::uint16_t kLeft = 0x8000;  ///< in the age of a view
constexpr std::uint8_t kDelta = 1;
constexpr std::uint8_t kPart = 2;

constexpr std::int64_t kLateStep = 10'000;
constexpr std::int64_t kAgeStep = 10'000'000;
constexpr std::int64_t kRoundStep = 1'000'000;
constexpr std::int64_t kHeldStep = 20'000;
constexpr std::int64_t kPieceAgeStep = 1'000;

/// A length in whole steps, no less than nothing and no more than `most`.
constexpr std::uint64_t steps(Duration d, std::int64_t step, std::uint64_t most, bool up = false) {
  if (d.ns <= 0) return 0;
  const auto whole = static_cast<std::uint64_t>((d.ns + (up ? step - 1 : step / 2)) / step);
  return std::min(whole, most);
}

class Writer {
 public:
  explicit Writer(std::span<std::byte> into) : into_{into} {}

  template <class T>
  void put(T value) {
    CANCHA_EXPECTS(at_ + sizeof(T) <= into_.size());
    for (std::size_t i = 0; i < sizeof(T); ++i) {
      into_[at_++] = static_cast<std::byte>(static_cast<std::uint64_t>(value) >> (8 * i) & 0xff);
    }
  }
  void put_bytes(std::span<const std::byte> bytes) {
    CANCHA_EXPECTS(at_ + bytes.size() <= into_.size());
    if (!bytes.empty()) std::memcpy(&into_[at_], bytes.data(), bytes.size());
    at_ += bytes.size();
  }
  void skip(std::size_t bytes) {
    CANCHA_EXPECTS(at_ + bytes <= into_.size());
    at_ += bytes;
  }
  [[nodiscard]] std::size_t at() const { return at_; }

 private:
  std::span<std::byte> into_;
  std::size_t at_ = 0;
};

/// Gives zeros past the end, and remembers that it did.
class Reader {
 public:
  explicit Reader(std::span<const std::byte> from) : from_{from} {}

  template <class T>
  T get() {
    if (from_.size() - at_ < sizeof(T)) {
      good_ = false;
      return {};
    }
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i) value |= std::to_integer<std::uint64_t>(from_[at_++]) << (8 * i);
    return static_cast<T>(value);
  }
  std::span<const std::byte> get_bytes(std::size_t count) {
    if (from_.size() - at_ < count) {
      good_ = false;
      return {};
    }
    at_ += count;
    return from_.subspan(at_ - count, count);
  }
  Duration get_steps(std::uint64_t count, std::int64_t step) const { return {static_cast<std::int64_t>(count) * step}; }
  [[nodiscard]] bool good() const { return good_; }
  [[nodiscard]] bool ended() const { return at_ == from_.size(); }

 private:
  std::span<const std::byte> from_;
  std::size_t at_ = 0;
  bool good_ = true;
};

void write_piece(Writer& out, const FramePiece& piece) {
  out.put(piece.name);
  out.put(piece.layout);
  out.put(piece.number);
  out.put(static_cast<std::uint32_t>(steps(piece.age, kPieceAgeStep, 0xffff'ffff, true)));
  out.put(static_cast<std::uint8_t>((piece.is_delta ? kDelta : 0) | (piece.is_part ? kPart : 0)));
  if (piece.is_delta) out.put(piece.base);
  if (piece.is_part) {
    out.put(piece.offset);
    out.put(piece.total);
  }
  out.put(static_cast<std::uint16_t>(piece.bytes.size()));
  out.put_bytes(piece.bytes);
}

bool read_piece(Reader& in, FramePiece& piece) {
  piece = {};
  piece.name = in.get<std::uint32_t>();
  piece.layout = in.get<std::uint32_t>();
  piece.number = in.get<std::uint32_t>();
  piece.age = in.get_steps(in.get<std::uint32_t>(), kPieceAgeStep);
  const auto flags = in.get<std::uint8_t>();
  piece.is_delta = (flags & kDelta) != 0;
  piece.is_part = (flags & kPart) != 0;
  if (piece.is_delta) piece.base = in.get<std::uint32_t>();
  if (piece.is_part) {
    piece.offset = in.get<std::uint16_t>();
    piece.total = in.get<std::uint16_t>();
  }
  piece.bytes = in.get_bytes(in.get<std::uint16_t>());
  const bool inside = !piece.is_part || (!piece.bytes.empty() && piece.offset + piece.bytes.size() <= piece.total);
  return in.good() && flags <= (kDelta | kPart) && inside && piece.number != 0;
}

bool is_member(int member) {
  return member >= 0 && member < kRadioMembers;
}

/// The fields behind the team's hash; false where they make no sense.
bool read_head(Reader& in, Frame& frame) {
  frame.robot = in.get<std::uint64_t>();
  frame.session = in.get<std::uint32_t>();
  frame.sequence = in.get<std::uint32_t>();
  frame.sent = {static_cast<std::int64_t>(in.get<std::uint64_t>())};
  frame.member = in.get<std::uint8_t>();
  frame.root = in.get<std::uint8_t>();
  frame.slot = in.get<std::uint8_t>();
  frame.slots = in.get<std::uint8_t>();
  frame.late = in.get_steps(in.get<std::uint16_t>(), kLateStep);
  frame.root_age = in.get_steps(in.get<std::uint16_t>(), kAgeStep);
  frame.round = in.get_steps(in.get<std::uint16_t>(), kRoundStep);
  // 36 years: sums of a few such moments cannot overflow
  constexpr std::int64_t kLatest = std::int64_t{1} << 60;
  return in.good() && is_member(frame.member) && (frame.root == kNoRoot || is_member(frame.root)) && frame.slots >= 1 &&
         frame.slots <= kRadioMembers && frame.slot < frame.slots && frame.round.ns > 0 && frame.sent.ns >= 0 &&
         frame.sent.ns < kLatest && frame.sequence != 0;
}

bool read_lists(Reader& in, Frame& frame, int views, int echoes, int pieces) {
  for (int i = 0; i < views; ++i) {
    const int member = in.get<std::uint8_t>();
    const auto age = in.get<std::uint16_t>();
    frame.views.push_back({member, in.get_steps(age & ~kLeft & 0xffff, kAgeStep), (age & kLeft) != 0});
    if (!in.good() || !is_member(member)) return false;
  }
  for (int i = 0; i < echoes; ++i) {
    FrameEcho& echo = frame.echoes.emplace_back();
    echo.member = in.get<std::uint8_t>();
    echo.sequence = in.get<std::uint32_t>();
    echo.before = in.get<std::uint16_t>();
    echo.held = in.get_steps(in.get<std::uint16_t>(), kHeldStep);
    if (!in.good() || !is_member(echo.member)) return false;
  }
  for (int i = 0; i < pieces; ++i) {
    if (!read_piece(in, frame.pieces.emplace_back())) return false;
  }
  return in.good();
}

}  // namespace

std::size_t bytes_of(const Frame& frame) {
  std::size_t sum = kFrameHeadBytes + frame.views.size() * kFrameViewBytes + frame.echoes.size() * kFrameEchoBytes +
                    end_bytes(frame.sealed);
  for (const FramePiece& piece : frame.pieces) sum += bytes_of(piece);
  return sum;
}

std::span<std::byte> write_frame(const Frame& frame, std::span<std::byte> into) {
  Writer out{into};
  out.put(kMagic[0]);
  out.put(kMagic[1]);
  out.put(kFrameVersion);
  out.put(static_cast<std::uint8_t>((frame.leaving ? kLeaving : 0) | (frame.sealed ? kSealed : 0)));
  out.put(frame.team);
  out.put(frame.robot);
  out.put(frame.session);
  out.put(frame.sequence);
  out.put(frame.sent.ns);
  out.put(static_cast<std::uint8_t>(frame.member));
  out.put(static_cast<std::uint8_t>(frame.root));
  out.put(static_cast<std::uint8_t>(frame.slot));
  out.put(static_cast<std::uint8_t>(frame.slots));
  out.put(static_cast<std::uint16_t>(steps(frame.late, kLateStep, 0xffff)));
  out.put(static_cast<std::uint16_t>(steps(frame.root_age, kAgeStep, 0xffff, true)));
  out.put(static_cast<std::uint16_t>(steps(frame.round, kRoundStep, 0xffff)));
  out.put(static_cast<std::uint8_t>(frame.views.size()));
  out.put(static_cast<std::uint8_t>(frame.echoes.size()));
  out.put(static_cast<std::uint8_t>(frame.pieces.size()));
  for (const FrameView& view : frame.views) {
    out.put(static_cast<std::uint8_t>(view.member));
    out.put(static_cast<std::uint16_t>(steps(view.age, kAgeStep, kLeft - 1, true) | (view.left ? kLeft : 0)));
  }
  for (const FrameEcho& echo : frame.echoes) {
    out.put(static_cast<std::uint8_t>(echo.member));
    out.put(echo.sequence);
    out.put(echo.before);
    out.put(static_cast<std::uint16_t>(steps(echo.held, kHeldStep, 0xffff)));
  }
  for (const FramePiece& piece : frame.pieces) write_piece(out, piece);
  if (frame.sealed) {
    out.skip(kFrameSealBytes);
    return into.first(out.at());
  }
  out.put(frame.link);
  out.skip(kFrameSumBytes);
  put_sum(into.first(out.at()));
  return into.first(out.at());
}

std::uint32_t sum_of(std::span<const std::byte> bytes) {
  const auto before = bytes.first(bytes.size() - kFrameSumBytes);
  return mcap::crc32({reinterpret_cast<const char*>(before.data()), before.size()});
}

void put_sum(std::span<std::byte> bytes) {
  CANCHA_EXPECTS(bytes.size() >= kFrameSumBytes);
  Writer{bytes.last(kFrameSumBytes)}.put(sum_of(bytes));
}

FrameFault read_frame(std::span<const std::byte> bytes, std::uint32_t team, Frame& frame) {
  if (bytes.size() > kMostFrameBytes) return FrameFault::Oversized;
  Reader in{bytes};
  const bool magic = in.get<std::uint8_t>() == kMagic[0] && in.get<std::uint8_t>() == kMagic[1];
  const auto version = in.get<std::uint8_t>();
  if (!in.good() || !magic) return FrameFault::Garbage;
  if (version != kFrameVersion) return FrameFault::OtherVersion;
  const auto flags = in.get<std::uint8_t>();
  frame.team = in.get<std::uint32_t>();
  if (!in.good() || flags > (kLeaving | kSealed)) return FrameFault::Garbage;
  if (frame.team != team) return FrameFault::OtherTeam;
  frame.leaving = (flags & kLeaving) != 0;
  frame.sealed = (flags & kSealed) != 0;
  frame.link = 0;
  frame.views.clear();
  frame.echoes.clear();
  frame.pieces.clear();
  if (!read_head(in, frame)) return FrameFault::Garbage;
  const int views = in.get<std::uint8_t>();
  const int echoes = in.get<std::uint8_t>();
  const int pieces = in.get<std::uint8_t>();
  if (views > kRadioMembers || echoes > kRadioMembers) return FrameFault::Garbage;
  if (!read_lists(in, frame, views, echoes, pieces)) return FrameFault::Garbage;
  if (frame.sealed) {
    (void)in.get_bytes(kFrameSealBytes);
    return in.good() && in.ended() ? FrameFault::None : FrameFault::Garbage;
  }
  frame.link = in.get<std::uint64_t>();
  const auto sum = in.get<std::uint32_t>();
  return in.good() && in.ended() && sum == sum_of(bytes) ? FrameFault::None : FrameFault::Garbage;
}

std::uint32_t short_hash(std::string_view text) {
  return static_cast<std::uint32_t>(hash_of(text));
}

}  // namespace cancha::team
