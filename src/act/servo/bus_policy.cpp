// How a robot's servos are made ready and left safe.

#include <fmt/format.h>

#include "act/servo/bus.h"

namespace cancha::act {
namespace {

constexpr int kTimesToRelax = 3;

}  // namespace

Result<void> ServoBus::start(std::span<const std::uint8_t> ids, bool quick_answers) {
  std::vector<Error> problems;
  for (const std::uint8_t id : ids) {
    if (auto there = find_alone(id); !there) {
      problems.push_back(std::move(there.error()));
    } else if (quick_answers) {
      if (auto done = answer_at_once(id); !done) problems.push_back(std::move(done.error()));
    }
  }
  if (problems.empty()) return {};
  return tl::unexpected(together(problems));
}

Result<void> ServoBus::answer_at_once(std::uint8_t id) {
  const auto delay = read(id, at::kReturnDelay, 1);
  if (!delay) return tl::unexpected(delay.error());
  // it wears out: written only where it is not so yet
  if (delay->bytes[0] == 0) return {};
  const std::array<std::uint8_t, 1> none{0};
  const auto done = write(id, at::kReturnDelay, none);
  if (!done) return tl::unexpected(done.error());
  if ((done->errors & kRangeError) == 0) return {};
  return fail(fmt::format("servo {}", id), "keeps its return delay",
              "its lock is on: switch the power off and on again");
}

Result<void> ServoBus::relax() {
  Packet packet = instruction(kBroadcast, Instruction::Write);
  packet.add(at::kTorqueEnable);
  packet.add(std::uint8_t{0});
  Result<void> sent;
  for (int i = 0; i < kTimesToRelax; ++i) {
    if (auto now = send(packet); !now) sent = std::move(now);
  }
  if (sent) moved_ = false;
  return sent;
}

Result<void> ServoBus::hold(std::span<const std::uint8_t> ids) {
  std::vector<Error> problems;
  for (const std::uint8_t id : ids) {
    const auto now = read(id, at::kPosition, 2);
    const auto done = now ? write(id, at::kGoal, std::span{now->bytes}.subspan(0, 2)) : now;
    if (!done) problems.push_back(done.error());
  }
  if (problems.empty()) return {};
  return tl::unexpected(together(problems));
}

Result<void> ServoBus::rearm(std::uint8_t id) {
  const auto most = read(id, at::kMaxTorque, 2);
  if (!most) return tl::unexpected(most.error());
  if (auto done = write(id, at::kTorqueLimit, std::span{most->bytes}.subspan(0, 2)); !done) {
    return tl::unexpected(done.error());
  }
  const auto limit = read(id, at::kTorqueLimit, 2);
  if (!limit) return tl::unexpected(limit.error());
  if (limit->word() != 0 || most->word() == 0) return {};
  return fail(fmt::format("servo {}", id), fmt::format("stays shut down: {}", error_words(limit->errors)),
              "let it cool and take the load off it");
}

}  // namespace cancha::act
