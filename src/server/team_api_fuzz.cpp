// Feeds requests to the APIs of robots' databases and of journals: the first line is "METHOD TARGET", what follows it
// is the body. Whatever comes, no database is made, and the one that is there keeps its records. There is no folder for
// recordings, so that no journal is written or found.

#include <stdlib.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>

#include "messages/game.h"
#include "server/journal_api.h"
#include "server/paths.h"
#include "server/team_api.h"

namespace {

using namespace cancha;

/// A folder with the database of one robot, gone at the end.
class Robot {
 public:
  Robot() {
    std::string name = (std::filesystem::temp_directory_path() / "cancha-fuzz.XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) std::abort();
    folder_ = name;
    auto made = team::Database::open({.place = {folder_, "demo", 3}, .members = 4, .size = 4u << 20});
    if (!made || !made->declare(team::declare<Score>("score", team::Area::Shared)) ||
        !made->declare(team::declare<GameState>("game")) || !team::put_json(*made, "score", R"({"blue":1})")) {
      std::abort();
    }
  }
  ~Robot() { std::filesystem::remove_all(folder_); }
  Robot(const Robot&) = delete;
  Robot& operator=(const Robot&) = delete;

  [[nodiscard]] const std::string& folder() const { return folder_; }
  [[nodiscard]] bool is_whole() const {
    const auto all = team::find_databases(folder_);
    return all.size() == 1 && all[0].records == 2 && all[0].processes == 0;
  }

 private:
  std::string folder_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Robot robot;
  static server::TeamApi api{robot.folder()};
  static server::Catalogue catalogue{{}};
  static server::JournalApi journals{{.databases = robot.folder()}, catalogue};
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  const std::string_view first = text.substr(0, text.find('\n'));
  const std::string_view method = first.substr(0, first.find(' '));
  const auto target = server::parse_target(first.substr(std::min(first.size(), method.size() + 1)));
  const bool about_journals = target && server::JournalApi::is_mine(target->path);
  if (!target || (!about_journals && !server::TeamApi::is_mine(target->path))) return 0;
  server::Request request{std::string{method}, "", {{"Content-Type", "application/json"}}};
  request.body = text.substr(std::min(text.size(), first.size() + 1));
  const server::Answer answer =
      about_journals ? journals.answer(request, target->query) : api.answer(request, target->path, target->query);
  if (answer.status < 200 || answer.status > 499 || answer.body.size() > 2 * server::TeamApi::kMostAnswer) std::abort();
  if (!robot.is_whole()) std::abort();
  return 0;
}
