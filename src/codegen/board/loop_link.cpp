#include "codegen/board/loop_link.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "base/expects.h"

namespace cancha::codegen {
namespace {

/// Where the values of a list lie in a payload: bits first, then words of four bytes.
class Cursor {
 public:
  Cursor(const Shape& shape, const std::vector<std::uint32_t>& symbols, std::size_t at) : shape_{shape}, bits_{at} {
    std::size_t truths = 0;
    for (const std::uint32_t s : symbols) truths += kind(s) == Kind::Truth ? 1 : 0;
    words_ = at + (truths + 7) / 8;
  }

  [[nodiscard]] Kind kind(std::uint32_t symbol) const { return shape_.values.of_symbol(symbol).kind; }
  std::size_t next_word() { return std::exchange(words_, words_ + 4); }
  /// Byte and mask.
  std::pair<std::size_t, std::uint8_t> next_bit() {
    const std::size_t bit = bit_++;
    return {bits_ + bit / 8, static_cast<std::uint8_t>(1U << (bit % 8))};
  }

 private:
  const Shape& shape_;
  std::size_t bits_;
  std::size_t bit_ = 0;
  std::size_t words_ = 0;
};

void put_word(std::span<std::uint8_t> payload, std::size_t at, std::uint32_t word) {
  for (std::size_t i = 0; i < 4; ++i) payload[at + i] = static_cast<std::uint8_t>(word >> (8 * i));
}

std::uint32_t word_at(std::span<const std::uint8_t> payload, std::size_t at) {
  std::uint32_t word = 0;
  for (std::size_t i = 0; i < 4; ++i) word |= std::uint32_t{payload[at + i]} << (8 * i);
  return word;
}

std::uint32_t whole(double value) {
  if (std::isnan(value)) return 0;
  return static_cast<std::uint32_t>(static_cast<std::int32_t>(std::clamp(value, -2147483648.0, 2147483647.0)));
}

}  // namespace

Result<LoopLink> LoopLink::open(const std::string& device, const LoopProgram& program,
                                const BoardLine::Settings& settings) {
  auto line = BoardLine::open(device, settings);
  if (!line) return pass_on(std::move(line));
  if (auto known = line->greet(program.fingerprint(), "./cancha chart hil FILE --match NAME --firmware DIR"); !known) {
    return pass_on(std::move(known));
  }
  const std::uint8_t begin = 'B';
  if (auto begun = line->ask({&begin, 1}, 1); !begun) return pass_on(std::move(begun));
  return LoopLink{*std::move(line), program};
}

Result<void> LoopLink::step(std::span<const double> inputs, std::uint32_t time_ms, std::span<double> outputs,
                            std::span<std::uint8_t> states) {
  const Shape& shape = program_->shape();
  const Model& m = shape.model;
  CANCHA_EXPECTS(inputs.size() == m.inputs.size() && outputs.size() == m.outputs.size());
  CANCHA_EXPECTS(states.size() == program_->states().size());
  request_.assign(program_->request_bytes(), 0);
  request_[0] = 'S';
  if (m.timed) put_word(request_, 1, time_ms);
  Cursor in{shape, m.inputs, m.timed ? 5U : 1U};
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    const Kind kind = in.kind(m.inputs[i]);
    if (kind == Kind::Truth) {
      const auto [byte, mask] = in.next_bit();
      if (inputs[i] != 0.0) request_[byte] |= mask;
    } else {
      const bool real = kind == Kind::Real;
      const auto number = static_cast<float>(inputs[i]);
      put_word(request_, in.next_word(), real ? std::bit_cast<std::uint32_t>(number) : whole(inputs[i]));
    }
  }
  const auto answer = line_.ask(request_, program_->reply_bytes());
  if (!answer) return tl::unexpected(answer.error());
  for (std::size_t i = 0; i < states.size(); ++i) states[i] = (*answer)[1 + i];
  Cursor out{shape, m.outputs, 1 + states.size()};
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    const Kind kind = out.kind(m.outputs[i]);
    if (kind == Kind::Truth) {
      const auto [byte, mask] = out.next_bit();
      outputs[i] = ((*answer)[byte] & mask) != 0 ? 1.0 : 0.0;
    } else {
      const std::uint32_t word = word_at(*answer, out.next_word());
      outputs[i] = kind == Kind::Real ? static_cast<double>(std::bit_cast<float>(word))
                                      : static_cast<double>(static_cast<std::int32_t>(word));
    }
  }
  return {};
}

}  // namespace cancha::codegen
