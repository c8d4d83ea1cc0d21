#include "lab/tune_state.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/file_writer.h"
#include "base/hash.h"
#include "base/protobuf.h"
#include "base/text_file.h"

namespace cancha::lab {
namespace {

constexpr std::string_view kMagic = "CANCHATS";
constexpr std::size_t kHeadBytes = 32;
constexpr const char* kAnew = "it stays as it is; without --resume a new search begins in its place";

void put_number(std::string& out, std::uint64_t value, int bytes) {
  for (int i = 0; i < bytes; ++i) out += static_cast<char>(value >> (8 * i) & 0xff);
}

std::uint64_t number_at(std::string_view bytes, std::size_t at, std::size_t count) {
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < count; ++i) {
    value |= std::uint64_t{static_cast<unsigned char>(bytes[at + i])} << (8 * i);
  }
  return value;
}

std::uint64_t checksum(std::string_view bytes) {
  return Hash{}.add_bytes(bytes.data(), bytes.size()).add(bytes.size()).value();
}

bool is_share(double value) {
  return value >= 0.0 && value <= 1.0;
}

bool is_sound(const TuneState& s) {
  const auto answers_are_sound = [&](const SearchGeneration& one) {
    return one.costs.size() <= static_cast<std::size_t>(s.population) &&
           std::ranges::all_of(one.costs, [](double cost) { return std::isfinite(cost); });
  };
  return s.population >= 5 && s.bodies >= 1 && std::isfinite(s.width) && std::ranges::all_of(s.start, is_share) &&
         s.generations.size() <= kMostTuneGenerations + 1 && std::ranges::all_of(s.generations, answers_are_sound);
}

}  // namespace

std::string pack_tune_state(const TuneState& state) {
  std::string body;
  append_protobuf(body, state);
  std::string bytes{kMagic};
  put_number(bytes, kTuneStateVersion, 4);
  put_number(bytes, 0, 4);
  put_number(bytes, body.size(), 8);
  put_number(bytes, checksum(body), 8);
  return bytes + body;
}

Result<TuneState> unpack_tune_state(std::string_view bytes, const std::string& where) {
  if (bytes.size() < kHeadBytes || !bytes.starts_with(kMagic)) {
    return fail(where, "is no saved search of this version of Cancha", kAnew);
  }
  if (const auto version = number_at(bytes, 8, 4); version != kTuneStateVersion) {
    return fail(where,
                fmt::format("the saved search has format {}, this program format {}", version, kTuneStateVersion),
                kAnew);
  }
  const std::string_view body = bytes.substr(kHeadBytes);
  if (const auto length = number_at(bytes, 16, 8); length != body.size()) {
    return fail(where, fmt::format("the saved search is damaged: it has {} bytes instead of {}", body.size(), length),
                kAnew);
  }
  if (number_at(bytes, 12, 4) != 0 || number_at(bytes, 24, 8) != checksum(body)) {
    return fail(where, "the saved search is damaged: its checksum is wrong", kAnew);
  }
  TuneState state;
  if (auto read = parse_protobuf(body, state); !read) {
    return fail(where, fmt::format("the saved search is damaged: {}", read.error().text()), kAnew);
  }
  if (!is_sound(state)) return fail(where, "the saved search is damaged: its numbers are those of no search", kAnew);
  return state;
}

Result<void> write_tune_state(const std::filesystem::path& path, const TuneState& state) {
  return write_file(path, pack_tune_state(state));
}

Result<TuneState> read_tune_state(const std::filesystem::path& path) {
  std::error_code why;
  const auto size = std::filesystem::file_size(path, why);
  if (why == std::errc::no_such_file_or_directory) {
    return fail(path.string(), "there is no search to go on with", "without --resume a new one begins");
  }
  if (!why && size > kMostTuneState) {
    return fail(path.string(), fmt::format("a file of {} bytes is no saved search", size), kAnew);
  }
  auto bytes = read_text(path);
  if (!bytes) return pass_on(std::move(bytes));
  return unpack_tune_state(*bytes, path.string());
}

Result<void> check_same_search(const TuneState& there, const TuneState& wanted, const std::string& where) {
  const auto other = [&](std::string_view what, const auto& a, const auto& b) {
    return fail(where, fmt::format("is of another search: {} {} instead of {}", what, a, b), kAnew);
  };
  if (there.robot != wanted.robot) return other("robot", there.robot, wanted.robot);
  if (there.skill != wanted.skill) return other("skill", there.skill, wanted.skill);
  if (there.scenario != wanted.scenario) return other("--scenario", there.scenario, wanted.scenario);
  if (there.population != wanted.population) return other("--population", there.population, wanted.population);
  if (there.bodies != wanted.bodies) return other("--bodies", there.bodies, wanted.bodies);
  if (there.width != wanted.width) return other("--width", there.width, wanted.width);
  if (there.seed != wanted.seed) return other("--seed", there.seed, wanted.seed);
  if (there.parameters != wanted.parameters || there.start.size() != wanted.start.size()) {
    return fail(where, "is of another search: it has other --parameters, or other ranges of them", kAnew);
  }
  return {};
}

}  // namespace cancha::lab
