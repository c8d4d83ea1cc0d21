#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "lab/scenarios.h"
#include "lab/subject.h"

namespace cancha::lab {

struct TuneSettings {
  int population = 16;     ///< tries in a generation
  int bodies = 12;         ///< each try is made on so many random bodies
  double width = 0.05;     ///< how far the first tries are from what there is, of each parameter's range
  std::uint64_t seed = 1;  ///< of the search
  int threads = 2;
};

/// Where a search stands.
struct TuneProgress {
  int generation = 0;
  double before = 0.0;     ///< the score of what there was
  double best = 0.0;       ///< the best score so far
  double mean = 0.0;       ///< of the last generation
  double spread = 0.0;     ///< deviation of the last generation's scores
  std::int64_t tries = 0;  ///< so far, each on all bodies

  static constexpr std::string_view kName = "cancha.TuneProgress";
  static constexpr auto fields() {
    return list_of(entry("generation", &TuneProgress::generation, "done so far"),
                   entry("before", &TuneProgress::before, "score of what there was"),
                   entry("best", &TuneProgress::best, "the best score so far"),
                   entry("mean", &TuneProgress::mean, "score of the last generation's tries, on average"),
                   entry("spread", &TuneProgress::spread, "standard deviation of these scores"),
                   entry("tries", &TuneProgress::tries, "so far, each on all bodies"));
  }
};

/// Two sets of values on the same bodies, none of which the search has seen.
struct Comparison {
  double before = 0.0;  ///< mean score of the first
  double after = 0.0;   ///< of the second
  double noise = 0.0;   ///< standard error of the difference, from body to body

  /// The second is better, and chance would hardly show so much: twice the standard error, one time in 40.
  [[nodiscard]] bool better() const { return after > before && after - before > 2 * noise; }
};
/// Scores on the same bodies in the same order.
[[nodiscard]] Comparison compare(std::span<const double> before, std::span<const double> after);

/// Makes a skill better by trying: CMA-ES (pagmo) over the parameters of a subject, every try on the same random
/// bodies.
///
/// The same settings give the same result, whatever the number of threads and however often it was stopped and taken up
/// again.
class Tuner {
 public:
  /// All must outlive it. Scores what there is, first.
  [[nodiscard]] static Result<Tuner> make(const body::Robot& robot, const Subject& subject, const Scenario& scenario,
                                          std::string_view skill, const TuneSettings& settings);
  Tuner(Tuner&&) noexcept;
  ~Tuner();

  /// One generation more.
  const TuneProgress& generation();
  [[nodiscard]] const TuneProgress& progress() const;
  /// The best values so far, in the order of the subject's parameters.
  [[nodiscard]] const std::vector<double>& best() const;

  /// Keeps everything needed to go on, so that a kill in the middle loses nothing older.
  [[nodiscard]] Result<void> save(const std::filesystem::path& path) const;
  /// Goes on from there; refused where it was another search.
  [[nodiscard]] Result<void> restore(const std::filesystem::path& path);

  /// What there was against other values, on bodies that neither this search nor one with another seed has seen.
  [[nodiscard]] Comparison examine(const std::vector<double>& before, const std::vector<double>& after, int bodies);

 private:
  struct Inside;
  explicit Tuner(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace cancha::lab
