#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "lab/figures.h"
#include "match/fixture.h"
#include "server/request.h"

/// Studies of `./cancha study`, while they are played and afterwards (docs/studies.md).
///
///     GET /api/studies           [ListedStudy…], those that changed last first
///     GET /api/study?name=NAME   StudyView: its trials and figures so far
///
/// A trial is watched by starting it as a match: StartMatch with `study` and its seed.
namespace cancha::server {

inline constexpr std::size_t kMostStudies = 200;       ///< in the list
inline constexpr std::size_t kMostShownTrials = 2000;  ///< of one study: a page draws a dot for each

struct ListedStudy {
  std::string name{};
  std::string title{};
  std::string league{};
  std::string blue{};
  std::string yellow{};
  std::int64_t trials = 0;
  std::int64_t changed = 0;

  static constexpr std::string_view kName = "cancha.ListedStudy";
  static constexpr auto fields() {
    return list_of(entry("name", &ListedStudy::name), entry("title", &ListedStudy::title),
                   entry("league", &ListedStudy::league), entry("blue", &ListedStudy::blue),
                   entry("yellow", &ListedStudy::yellow), entry("trials", &ListedStudy::trials, "so far"),
                   entry("changed", &ListedStudy::changed, "ms since 1970"));
  }
};

/// A measure of which a study can tell something.
struct StudyMeasure {
  lab::Figure figure{};
  std::string meaning{};

  static constexpr std::string_view kName = "cancha.StudyMeasure";
  static constexpr auto fields() {
    return list_of(entry("figure", &StudyMeasure::figure), entry("meaning", &StudyMeasure::meaning, "one line"));
  }
};

struct StudyTrial {
  std::uint64_t seed = 0;
  std::string ended{};
  std::vector<double> values{};

  static constexpr std::string_view kName = "cancha.StudyTrial";
  static constexpr auto fields() {
    return list_of(entry("seed", &StudyTrial::seed), entry("ended", &StudyTrial::ended, "why"),
                   entry("values", &StudyTrial::values, "one for each measure; null: it could not be told"));
  }
};

struct StudyView {
  ListedStudy study{};
  std::vector<StudyMeasure> measures{};
  std::vector<StudyTrial> trials{};
  std::string bars{};

  static constexpr std::string_view kName = "cancha.StudyView";
  static constexpr auto fields() {
    return list_of(entry("study", &StudyView::study), entry("measures", &StudyView::measures, "that were measured"),
                   entry("trials", &StudyView::trials, "by seed; of a long study only the first"),
                   entry("bars", &StudyView::bars, "what it is held against, for people; empty: nothing"));
  }
};

[[nodiscard]] bool is_about_studies(std::string_view path);
/// `path` is one of those above; `folder` has the files that lab::StudyStore writes, NAME.sqlite.
[[nodiscard]] Answer study_answer(const std::filesystem::path& folder, const Request& request, std::string_view path,
                                  std::string_view query);
/// What a study of this folder plays; its seed is to be chosen.
[[nodiscard]] Result<match::Fixture> fixture_of_study(const std::filesystem::path& folder, const std::string& name);

}  // namespace cancha::server
