#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "lab/study.h"

namespace cancha::lab {

/// The results of a study in a file that any program for SQLite reads: table `study` says what was played, table
/// `trials` has a row for each trial. Each trial is on the disk as soon as it is added, so that a study that was killed
/// goes on where it stood.
class StudyStore {
 public:
  /// Opens the file of a study, or makes it. Fails where the file holds another study: other teams, another scenario,
  /// another program's version.
  [[nodiscard]] static Result<StudyStore> open(const std::filesystem::path& path, const Study& study,
                                               const std::string& version);
  /// Opens the file of any study, to look at.
  [[nodiscard]] static Result<StudyStore> look(const std::filesystem::path& path);
  StudyStore(StudyStore&&) noexcept;
  StudyStore& operator=(StudyStore&&) noexcept;
  ~StudyStore();

  [[nodiscard]] Result<void> add(const Trial& trial);
  /// All trials so far, by seed.
  [[nodiscard]] Result<std::vector<Trial>> trials() const;
  /// What was played, in words: "league" → "kidsize".
  [[nodiscard]] Result<std::vector<std::pair<std::string, std::string>>> about() const;
  /// The same, to be played again with a seed of a trial.
  struct Played {
    std::string title;
    match::Fixture fixture;
  };
  [[nodiscard]] Result<Played> played() const;
  /// Of trials so far.
  [[nodiscard]] Result<std::int64_t> count() const;

 private:
  struct Inside;
  explicit StudyStore(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

/// The trials as a table with commas, for other programs.
[[nodiscard]] std::string trials_as_csv(const std::vector<Trial>& trials);

}  // namespace cancha::lab
