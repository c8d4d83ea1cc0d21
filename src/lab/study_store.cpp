#include "lab/study_store.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <map>

#include "lab/match_measures.h"

namespace cancha::lab {
namespace {

constexpr int kBusyMs = 5000;  ///< another program may read the file at the same time
constexpr const char* kOurs = "cancha study";
constexpr const char* kCalled = "called";  ///< the scenario; the same one may be called otherwise
constexpr std::int64_t kMostTrials = 10'000'000;

struct Close {
  void operator()(sqlite3* database) const { sqlite3_close(database); }
};
struct Finalize {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Database = std::unique_ptr<sqlite3, Close>;
using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

std::string columns() {
  std::string list;
  for (const Measure& measure : match_measures()) list += fmt::format(", {}", measure.name);
  return list;
}

std::string text_at(sqlite3_stmt* row, int column) {
  const auto* const text = reinterpret_cast<const char*>(sqlite3_column_text(row, column));
  return text == nullptr ? "" : text;
}

void bind_text(sqlite3_stmt* statement, int place, const std::string& text) {
  sqlite3_bind_text(statement, place, text.c_str(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
}

/// What was played: two studies with the same words may share a file.
std::vector<std::pair<std::string, std::string>> words_of(const Study& study, const std::string& version) {
  return {{"what", kOurs},
          {"version", version},
          {"league", study.fixture.league},
          {"blue", study.fixture.blue},
          {"yellow", study.fixture.yellow},
          {"minutes", fmt::format("{}", study.fixture.minutes)},
          {"senses", study.fixture.sensing.senses},
          {"title", study.scenario.title},
          {kCalled, study.scenario.known_as},
          {"scenario", study.fixture.scenario}};
}

}  // namespace

struct StudyStore::Inside {
  std::filesystem::path path;
  Database database;

  [[nodiscard]] tl::unexpected<Error> trouble() const {
    return fail(path.string(), fmt::format("SQLite says: {}", sqlite3_errmsg(database.get())));
  }

  [[nodiscard]] Result<void> run(const std::string& words) const {
    if (sqlite3_exec(database.get(), words.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) return trouble();
    return {};
  }

  [[nodiscard]] Result<Statement> prepare(const std::string& words) const {
    sqlite3_stmt* made = nullptr;
    if (sqlite3_prepare_v2(database.get(), words.c_str(), -1, &made, nullptr) != SQLITE_OK) return trouble();
    return Statement{made};
  }

  static Result<std::unique_ptr<Inside>> open(const std::filesystem::path& path, int flags) {
    auto inside = std::make_unique<Inside>();
    inside->path = path;
    sqlite3* opened = nullptr;
    const int status = sqlite3_open_v2(path.c_str(), &opened, flags, nullptr);
    inside->database.reset(opened);
    if (status != SQLITE_OK) {
      if (opened == nullptr) return fail(path.string(), "there is no memory for SQLite");
      return inside->trouble();
    }
    sqlite3_busy_timeout(opened, kBusyMs);
    return inside;
  }
};

StudyStore::StudyStore(std::unique_ptr<Inside> inside) : inside_{std::move(inside)} {}
StudyStore::StudyStore(StudyStore&&) noexcept = default;
StudyStore& StudyStore::operator=(StudyStore&&) noexcept = default;
StudyStore::~StudyStore() = default;

Result<StudyStore> StudyStore::open(const std::filesystem::path& path, const Study& study, const std::string& version) {
  auto inside = Inside::open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  if (!inside) return pass_on(std::move(inside));
  const auto made =
      (*inside)
          ->run("PRAGMA journal_mode=WAL; CREATE TABLE IF NOT EXISTS study(key TEXT PRIMARY KEY, value TEXT)")
          .and_then([&] {
            return (*inside)->run(fmt::format(
                "CREATE TABLE IF NOT EXISTS trials(seed INTEGER PRIMARY KEY, ended TEXT, hash TEXT{})", columns()));
          });
  if (!made) return tl::unexpected<Error>(made.error());
  StudyStore store{std::move(*inside)};
  const auto there = store.about();
  if (!there) return tl::unexpected<Error>(there.error());
  const auto words = words_of(study, version);
  if (there->empty()) {
    auto statement = store.inside_->prepare("INSERT INTO study VALUES(?, ?)");
    if (!statement) return pass_on(std::move(statement));
    for (const auto& [key, value] : words) {
      bind_text(statement->get(), 1, key);
      bind_text(statement->get(), 2, value);
      if (sqlite3_step(statement->get()) != SQLITE_DONE) return store.inside_->trouble();
      sqlite3_reset(statement->get());
    }
    return store;
  }
  for (const auto& word : words) {
    if (word.first == kCalled || std::ranges::find(*there, word) != there->end()) continue;
    return fail(path.string(), fmt::format("holds results of another study: its {} is not this one's", word.first),
                "-o FILE takes another file; --fresh begins anew");
  }
  return store;
}

Result<StudyStore> StudyStore::look(const std::filesystem::path& path) {
  std::error_code trouble;
  if (!std::filesystem::exists(path, trouble)) {
    return fail(path.string(), "there is no such study",
                "./cancha study run makes one, in studies/ where nothing is said");
  }
  auto inside = Inside::open(path, SQLITE_OPEN_READONLY);
  if (!inside) return pass_on(std::move(inside));
  StudyStore store{std::move(*inside)};
  const auto about = store.about();
  if (!about) return tl::unexpected<Error>(about.error());
  if (std::ranges::find(*about, std::pair<std::string, std::string>{"what", kOurs}) == about->end()) {
    return fail(path.string(), "is no study of Cancha");
  }
  return store;
}

Result<void> StudyStore::add(const Trial& trial) {
  std::string marks;
  for (std::size_t i = 0; i < trial.values.size(); ++i) marks += ", ?";
  auto statement = inside_->prepare(
      fmt::format("INSERT OR REPLACE INTO trials(seed, ended, hash{}) VALUES(?, ?, ?{})", columns(), marks));
  if (!statement) return pass_on(std::move(statement));
  sqlite3_stmt* const row = statement->get();
  sqlite3_bind_int64(row, 1, static_cast<std::int64_t>(trial.seed));
  bind_text(row, 2, trial.ended);
  bind_text(row, 3, fmt::format("{:016x}", trial.hash));
  // what could not be told is NULL
  for (std::size_t i = 0; i < trial.values.size(); ++i) {
    if (std::isfinite(trial.values[i])) sqlite3_bind_double(row, static_cast<int>(4 + i), trial.values[i]);
  }
  if (sqlite3_step(row) != SQLITE_DONE) return inside_->trouble();
  return {};
}

Result<std::vector<Trial>> StudyStore::trials() const {
  auto statement = inside_->prepare(
      fmt::format("SELECT seed, ended, hash{} FROM trials ORDER BY seed LIMIT {}", columns(), kMostTrials));
  if (!statement) return pass_on(std::move(statement));
  sqlite3_stmt* const row = statement->get();
  const std::size_t measures = match_measures().size();
  std::vector<Trial> found;
  int status = SQLITE_OK;
  while ((status = sqlite3_step(row)) == SQLITE_ROW) {
    Trial& trial = found.emplace_back();
    trial.seed = static_cast<std::uint64_t>(sqlite3_column_int64(row, 0));
    trial.ended = text_at(row, 1);
    trial.hash = std::strtoull(text_at(row, 2).c_str(), nullptr, 16);
    for (std::size_t i = 0; i < measures; ++i) {
      const int column = static_cast<int>(3 + i);
      const bool told = sqlite3_column_type(row, column) != SQLITE_NULL;
      trial.values.push_back(told ? sqlite3_column_double(row, column) : std::numeric_limits<double>::quiet_NaN());
    }
  }
  if (status != SQLITE_DONE) return inside_->trouble();
  return found;
}

Result<std::vector<std::pair<std::string, std::string>>> StudyStore::about() const {
  auto statement = inside_->prepare("SELECT key, value FROM study ORDER BY rowid");
  if (!statement) return pass_on(std::move(statement));
  std::vector<std::pair<std::string, std::string>> words;
  int status = SQLITE_OK;
  while ((status = sqlite3_step(statement->get())) == SQLITE_ROW) {
    words.emplace_back(text_at(statement->get(), 0), text_at(statement->get(), 1));
  }
  if (status != SQLITE_DONE) return inside_->trouble();
  return words;
}

Result<StudyStore::Played> StudyStore::played() const {
  auto told = about();
  if (!told) return pass_on(std::move(told));
  std::map<std::string, std::string> words{told->begin(), told->end()};
  Played played{
      .title = words["title"],
      .fixture = {
          .league = words["league"], .blue = words["blue"], .yellow = words["yellow"], .scenario = words["scenario"]}};
  played.fixture.sensing.senses = words["senses"];
  const std::string& minutes = words["minutes"];
  const auto [end, bad] = std::from_chars(minutes.data(), minutes.data() + minutes.size(), played.fixture.minutes);
  if (bad != std::errc{} || end != minutes.data() + minutes.size()) {
    return fail(inside_->path.string(), fmt::format("says '{}' minutes, which is no number", minutes));
  }
  return played;
}

Result<std::int64_t> StudyStore::count() const {
  auto statement = inside_->prepare("SELECT count(*) FROM trials");
  if (!statement) return pass_on(std::move(statement));
  if (sqlite3_step(statement->get()) != SQLITE_ROW) return inside_->trouble();
  return sqlite3_column_int64(statement->get(), 0);
}

std::string trials_as_csv(const std::vector<Trial>& trials) {
  std::string text = "seed,ended,hash";
  for (const Measure& measure : match_measures()) text += fmt::format(",{}", measure.name);
  text += '\n';
  for (const Trial& trial : trials) {
    text += fmt::format("{},{},{:016x}", trial.seed, trial.ended, trial.hash);
    for (const double value : trial.values) text += std::isfinite(value) ? fmt::format(",{}", value) : ",";
    text += '\n';
  }
  return text;
}

}  // namespace cancha::lab
