#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "lab/search.h"

/// The file from which `./cancha tune --resume` takes a search up again.
///
///     bytes 0 … 7    "CANCHATS"              24 … 31   checksum of all that follows
///           8 … 11   version, 2              32 …      TuneState as protobuf
///          12 … 15   0
///          16 … 23   number of bytes that follow               (little-endian)
namespace cancha::lab {

inline constexpr std::uint32_t kTuneStateVersion = 2;         ///< 1 was an archive of pagmo's, without a head
inline constexpr std::size_t kMostTuneState = 256u << 20;     ///< bytes; larger files are not read
inline constexpr std::size_t kMostTuneGenerations = 100'000;  ///< as many as a search may have

/// What a search was asked to do, and all answers so far; the search itself is made again from them.
struct TuneState {
  std::string robot{};
  std::string skill{};
  std::string scenario{};
  int population = 0;
  int bodies = 0;
  double width = 0.0;
  std::uint64_t seed = 0;
  std::string parameters{};
  std::vector<double> start{};
  std::vector<SearchGeneration> generations{};
  std::string tries{};

  static constexpr std::string_view kName = "cancha.TuneState";
  static constexpr auto fields() {
    return list_of(entry("robot", &TuneState::robot), entry("skill", &TuneState::skill),
                   entry("scenario", &TuneState::scenario, "how it is tried"),
                   entry("population", &TuneState::population, "tries in a generation"),
                   entry("bodies", &TuneState::bodies, "random bodies for each try"),
                   entry("width", &TuneState::width, "of the first generation"), entry("seed", &TuneState::seed),
                   entry("parameters", &TuneState::parameters, "fingerprint of their names and ranges"),
                   entry("start", &TuneState::start, "what there was, as shares of the ranges"),
                   entry("generations", &TuneState::generations, "the answers of each"),
                   entry("tries", &TuneState::tries, "fingerprint of the last generation's tries"));
  }
};

/// The bytes of the file.
[[nodiscard]] std::string pack_tune_state(const TuneState& state);
/// Reads them; nothing behind the head is looked at before length and checksum were found right. Numbers are finite
/// and lists as long as a search's can be.
[[nodiscard]] Result<TuneState> unpack_tune_state(std::string_view bytes, const std::string& where);

[[nodiscard]] Result<void> write_tune_state(const std::filesystem::path& path, const TuneState& state);
[[nodiscard]] Result<TuneState> read_tune_state(const std::filesystem::path& path);

/// The error of a file that does not fit the search that shall go on, naming what differs; none where it fits.
[[nodiscard]] Result<void> check_same_search(const TuneState& there, const TuneState& wanted, const std::string& where);

}  // namespace cancha::lab
