#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/descriptor.h"
#include "base/fields.h"
#include "base/result.h"
#include "lab/tune.h"

/// What a search tells while it goes on: a file of lines, one JSON object each, which the studio draws.
namespace cancha::lab {

/// A parameter of a search; TuneStep::values come in the same order.
struct TunedParameter {
  std::string name{};
  double before = 0.0;
  double least = 0.0;
  double most = 0.0;

  static constexpr std::string_view kName = "cancha.TunedParameter";
  static constexpr auto fields() {
    return list_of(entry("name", &TunedParameter::name), entry("before", &TunedParameter::before, "what there was"),
                   entry("least", &TunedParameter::least), entry("most", &TunedParameter::most));
  }
};

/// The first line.
struct TuneStart {
  std::string robot{};
  std::string skill{};
  std::string scenario{};
  std::string meaning{};
  std::int64_t started = 0;
  int population = 0;
  int bodies = 0;
  std::uint64_t seed = 0;
  std::vector<TunedParameter> parameters{};

  static constexpr std::string_view kName = "cancha.TuneStart";
  static constexpr auto fields() {
    return list_of(entry("robot", &TuneStart::robot), entry("skill", &TuneStart::skill),
                   entry("scenario", &TuneStart::scenario, "how it is tried"),
                   entry("meaning", &TuneStart::meaning, "what the score says"),
                   entry("started", &TuneStart::started, "ms since 1970; tells searches of one name apart"),
                   entry("population", &TuneStart::population, "tries in a generation"),
                   entry("bodies", &TuneStart::bodies, "random bodies for each try"), entry("seed", &TuneStart::seed),
                   entry("parameters", &TuneStart::parameters));
  }
};

/// A line for each generation.
struct TuneStep {
  TuneProgress progress{};
  int wanted = 0;
  double seconds = 0.0;
  std::vector<double> values{};

  static constexpr std::string_view kName = "cancha.TuneStep";
  static constexpr auto fields() {
    return list_of(entry("progress", &TuneStep::progress), entry("wanted", &TuneStep::wanted, "generations in all"),
                   entry("seconds", &TuneStep::seconds, "spent so far, without the time that it was stopped"),
                   entry("values", &TuneStep::values, "the best so far, in the order of the parameters"));
  }
};

/// The last line of a search that has ended in order. One that is taken up again writes on behind it.
struct TuneEnd {
  bool complete = false;
  int bodies = 0;
  double before = 0.0;
  double after = 0.0;
  double noise = 0.0;
  std::string diff{};
  std::string file{};
  bool written = false;

  static constexpr std::string_view kName = "cancha.TuneEnd";
  static constexpr auto fields() {
    return list_of(entry("complete", &TuneEnd::complete, "false: somebody ended it before its last generation"),
                   entry("bodies", &TuneEnd::bodies, "that the search has not seen, for the next two"),
                   entry("before", &TuneEnd::before, "score of what there was"),
                   entry("after", &TuneEnd::after, "score of the best"),
                   entry("noise", &TuneEnd::noise, "standard error of their difference"),
                   entry("diff", &TuneEnd::diff, "lines of the file that differ, with - and + before them"),
                   entry("file", &TuneEnd::file, "that keeps the skill, below the project's folder"),
                   entry("written", &TuneEnd::written, "the file has the best values now"));
  }
};

/// One line; it has one of the three.
struct TuneLine {
  std::optional<TuneStart> start{};
  std::optional<TuneStep> step{};
  std::optional<TuneEnd> end{};

  static constexpr std::string_view kName = "cancha.TuneLine";
  static constexpr auto fields() {
    return list_of(entry("start", &TuneLine::start), entry("step", &TuneLine::step), entry("end", &TuneLine::end));
  }
};

inline constexpr std::size_t kMostTuneLine = 256 << 10;  ///< bytes; longer lines are not read

/// The line in a text without its end; none where it is something else. Numbers are finite.
[[nodiscard]] std::optional<TuneLine> parse_tune_line(std::string_view text);

/// Writes the lines of one search. While it lives the file is locked, so that others see that the search goes on, and
/// nobody else begins the same one.
class TuneLog {
 public:
  /// Begins anew with `start`; or, to `resume`, goes on behind the whole lines that are there.
  [[nodiscard]] static Result<TuneLog> open(const std::filesystem::path& path, const TuneStart& start, bool resume);

  [[nodiscard]] Result<void> write(const TuneLine& line);
  /// Seconds that were spent on the search before it was taken up again.
  [[nodiscard]] double earlier_seconds() const { return earlier_seconds_; }

 private:
  TuneLog(Descriptor file, std::string name) : file_{std::move(file)}, name_{std::move(name)} {}
  Result<void> take_up();

  Descriptor file_;
  std::string name_;
  double earlier_seconds_ = 0.0;
};

/// Whether the search that writes this file goes on now. Takes no lock itself.
[[nodiscard]] bool is_being_tuned(const std::filesystem::path& path);

}  // namespace cancha::lab
