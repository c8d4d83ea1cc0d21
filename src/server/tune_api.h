#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/tune_log.h"
#include "server/request.h"

/// Searches of `./cancha tune`, while they go on and afterwards (docs/humanoid.md).
///
///     GET /api/tunings                      [ListedTuning…], newest first
///     GET /api/tuning?name=NAME&from=BYTE   TuningView: what was written from there on
namespace cancha::server {

inline constexpr std::size_t kMostTunings = 200;            ///< in the list
inline constexpr std::size_t kMostTuningBytes = 512 << 10;  ///< of a file that one answer tells

struct ListedTuning {
  std::string name{};
  std::string robot{};
  std::string skill{};
  std::int64_t started = 0;
  bool running = false;
  int generation = 0;
  int wanted = 0;
  double before = 0.0;
  double best = 0.0;

  static constexpr std::string_view kName = "cancha.ListedTuning";
  static constexpr auto fields() {
    return list_of(entry("name", &ListedTuning::name), entry("robot", &ListedTuning::robot),
                   entry("skill", &ListedTuning::skill), entry("started", &ListedTuning::started, "ms since 1970"),
                   entry("running", &ListedTuning::running, "it goes on now"),
                   entry("generation", &ListedTuning::generation, "the last one"),
                   entry("wanted", &ListedTuning::wanted, "generations in all"),
                   entry("before", &ListedTuning::before, "score of what there was"),
                   entry("best", &ListedTuning::best, "score of the best so far"));
  }
};

struct TuningView {
  std::string name{};
  bool running = false;
  lab::TuneStart start{};
  std::vector<lab::TuneStep> steps{};
  std::optional<lab::TuneEnd> end{};
  std::uint64_t next = 0;
  bool more = false;

  static constexpr std::string_view kName = "cancha.TuningView";
  static constexpr auto fields() {
    return list_of(entry("name", &TuningView::name), entry("running", &TuningView::running, "it goes on now"),
                   entry("start", &TuningView::start), entry("steps", &TuningView::steps, "of the asked part"),
                   entry("end", &TuningView::end, "where it has ended in order, and this is its last part"),
                   entry("next", &TuningView::next, "the byte to ask from next time"),
                   entry("more", &TuningView::more, "there is more already"));
  }
};

[[nodiscard]] bool is_about_tunings(std::string_view path);
/// `path` is one of those above; `folder` has the files that lab::TuneLog writes, NAME.jsonl.
[[nodiscard]] Answer tuning_answer(const std::filesystem::path& folder, const Request& request, std::string_view path,
                                   std::string_view query);

}  // namespace cancha::server
