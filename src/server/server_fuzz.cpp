// Feeds sequences of requests to the router, divided by lines "%%": the first line of each is "METHOD TARGET", each
// further one "Name: value", and what follows an empty line is the body. "@ROOT@" stands for the folder that all lies
// in. Whatever comes, no file outside of the studio's folders may be shown or changed: a secret word must be in no
// answer, in nothing that viewers of a match are sent, and in no recording. Nor may anything tell where the folders
// lie.

#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "match/recorder.h"
#include "mcap/reader.h"
#include "mcap/writer.h"
#include "server/router.h"

namespace {

using namespace cancha;
using namespace cancha::server;
namespace fs = std::filesystem;

constexpr std::uint64_t kMostRange = 4;
constexpr std::string_view kSecret = "xyzzy_secret";  ///< in every file that must never be shown
constexpr std::string_view kRoot = "@ROOT@";
constexpr std::size_t kMostRequests = 8;  ///< in a sequence

constexpr const char* kLeague =
    "title = \"T\"\nplayers = 1\n[walls]\ntop = 0.9\nbottom = -0.9\nleft = -1.1\nright = 1.1\n"
    "goal_top = 0.2\ngoal_bottom = -0.2\ngoal_left = -1.2\ngoal_right = 1.2\n"
    "corner_side = 0.07\nthickness = 0.025\nheight = 0.05\n";

/// The field on which scenes are put up.
constexpr const char* kRace =
    "title = \"R\"\nplayers = 1\nbody = \"bioloid\"\nreferee = \"ceabot\"\n[contest]\ntest = \"race\"\n"
    "[walls]\ntop = 1.0\nbottom = -1.0\nleft = -1.25\nright = 1.25\n"
    "goal_top = 0.2\ngoal_bottom = -0.2\ngoal_left = -1.3\ngoal_right = 1.3\n"
    "corner_side = 0.0\nthickness = 0.05\nheight = 0.5\n";

/// A short match that can be shared and drawn.
void write_recording(const std::string& path) {
  auto writer = mcap::McapWriter::open(path);
  if (!writer) std::abort();
  (void)writer->add_metadata(
      match::kMatchMetadata,
      {{"seed", "1"}, {"half_seconds", "1"}, {"league_toml", kLeague}, {"blue", "b"}, {"yellow", "chase"}});
  const auto frames = writer->add_channel<foxglove::FrameTransforms>(match::topic::kTransforms);
  const auto events = writer->add_channel<MatchEvent>(match::topic::kEvents);
  foxglove::FrameTransforms frame;
  for (const char* body : {"ball", "blue 0", "yellow 0"}) frame.transforms.emplace_back().child_frame_id = body;
  for (int i = 0; i < 12; ++i) (void)writer->write(frames, Time{} + 50_ms * i, frame);
  MatchEvent goal;
  goal.time = Time{} + 500_ms;
  goal.kind = EventKind::Goal;
  (void)writer->write(events, goal.time, goal);
  if (!writer->close()) std::abort();
}

/// In memory where there is such a place: what is saved is written through to the disk, which takes long.
fs::path shelf() {
  const fs::path memory = "/dev/shm";
  std::error_code none;
  return fs::is_directory(memory, none) ? memory : fs::temp_directory_path();
}

/// A web folder and a recordings folder beside secrets, gone at the end.
class Folders {
 public:
  Folders() : root_{shelf() / ("cancha_server_fuzz_" + std::to_string(::getpid()))} {
    fs::create_directories(root_ / "web" / "sub");
    fs::create_directories(root_ / "recordings");
    for (const char* name : {"web/app.js", "web/app.css", "web/sub/a b.css", "recordings/a.mcap"}) {
      std::ofstream{root_ / name} << "0123456789";
    }
    std::ofstream{root_ / "web/index.html"} << R"(<link rel="stylesheet" href="/app.css" />)"
                                               R"(<script type="module" src="/app.js"></script><body></body>)";
    write_recording((root_ / "recordings" / "m.mcap").string());
    for (const char* name : {"secret.txt", "secret.mcap", "web/.hidden"}) std::ofstream{root_ / name} << kSecret;
    std::error_code ignored;
    fs::create_symlink(root_ / "secret.mcap", root_ / "recordings" / "link.mcap", ignored);
    fs::create_symlink(root_, root_ / "web" / "out", ignored);
    std::ofstream{root_ / "secret.xabsl"} << kSecret;
    fs::create_directories(root_ / "tune");
    std::ofstream{root_ / "tune" / "a.jsonl"} << R"({"start":{"robot":"r","skill":"m"}})"
                                              << "\n";
    fs::create_symlink(root_ / "secret.txt", root_ / "tune" / "link.jsonl", ignored);
    make_robot();
    make_colours();
    make_behaviours();
    fs::create_directories(root_ / "content" / "leagues");
    std::ofstream{root_ / "content" / "leagues" / "simurosot.toml"} << kLeague;
    std::ofstream{root_ / "content" / "leagues" / "ceabot-race.toml"} << kRace;
    fs::create_directories(root_ / "content" / "scenes");
    fs::create_symlink(root_ / "secret.txt", root_ / "content" / "scenes" / "link.toml", ignored);
    fs::create_symlink(root_ / "secret.txt", root_ / "content" / "leagues" / "link.toml", ignored);
  }
  /// A robot with two joints, which cannot stand in the simulator, and a motion.
  void make_robot() const {
    const fs::path content = root_ / "content";
    std::error_code ignored;
    fs::remove_all(content / "motions", ignored);
    fs::create_directories(content / "robots" / "r");
    fs::create_directories(content / "motions" / "r");
    std::ofstream{content / "robots" / "r" / "robot.toml"}
        << "title = \"R\"\nmodel = \"r.xml\"\n"
           "joints = [{ name = \"left_hip\", id = 1 }, { name = \"right_hip\", id = 2 }]\n";
    std::ofstream model{content / "robots" / "r" / "r.xml"};
    model << R"(<mujoco><worldbody><body name="t"><freejoint/><inertial mass="1" pos="0 0 0"/>)";
    for (const char* side : {"left", "right"}) {
      model << "<body name=\"" << side
            << R"("><inertial mass="1" pos="0 0 0"/><joint axis="0 1 0" range="-90 90" name=")" << side
            << "_hip\"/><geom type=\"box\" size=\"1 1 1\" name=\"" << side << "_sole\"/></body>";
    }
    model << "</body></worldbody></mujoco>";
    std::ofstream{content / "motions" / "r" / "m.toml"}
        << "title = \"M\"\nrobot = \"r\"\n[[pose]]\nname = \"p\"\ntime = 1\nangles = { left_hip = 3 }\n";
  }
  /// A file of colours, with ways out.
  void make_colours() const {
    const fs::path home = root_ / "content" / "vision";
    std::error_code ignored;
    fs::remove_all(home, ignored);
    fs::create_directories(home);
    std::ofstream{home / "c.conf"} << "region ball { id=0 hsiMin={1,2,3} hsiMax={4,5,6} }\n";
    fs::create_symlink(root_ / "secret.xabsl", home / "link.toml", ignored);
    fs::create_symlink(root_, home / "mounts", ignored);
  }
  /// One behaviour, with ways out.
  void make_behaviours() const {
    std::error_code ignored;
    const fs::path home = root_ / "content" / "behaviours";
    fs::remove_all(home, ignored);
    fs::create_directories(home / "b" / "sub");
    std::ofstream{home / "b" / "agents.xabsl"} << "include \"o.xabsl\";\nagent a(\"A\", o);";
    std::ofstream{home / "b" / "o.xabsl"} << "option o { initial state s { action { } } }";
    std::ofstream{home / "b" / ".hidden.xabsl"} << kSecret;
    fs::create_symlink(root_ / "secret.xabsl", home / "b" / "link.xabsl", ignored);
    fs::create_symlink(root_, home / "b" / "out", ignored);
  }
  [[nodiscard]] bool secret_is_kept() const {
    std::error_code gone;
    return fs::file_size(root_ / "secret.xabsl", gone) == kSecret.size() && !gone && !fs::exists(root_ / "new.xabsl") &&
           !fs::exists(root_ / "r.toml");
  }
  ~Folders() {
    std::error_code ignored;
    fs::remove_all(root_, ignored);
  }
  Folders(const Folders&) = delete;
  Folders& operator=(const Folders&) = delete;
  [[nodiscard]] const fs::path& root() const { return root_; }

 private:
  fs::path root_;
};

std::string_view next_line(std::string_view& rest) {
  const std::size_t end = std::min(rest.find('\n'), rest.size());
  const std::string_view line = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return line;
}

Request parse(std::string_view text) {
  const std::string_view first = next_line(text);
  const std::size_t space = std::min(first.find(' '), first.size());
  Request request{
      std::string{first.substr(0, space)}, std::string{first.substr(std::min(space + 1, first.size()))}, {}};
  while (!text.empty()) {
    const std::string_view line = next_line(text);
    const std::size_t colon = line.find(": ");
    if (colon != line.npos) request.headers.emplace_back(line.substr(0, colon), line.substr(colon + 2));
    if (line.empty()) {
      request.body = text;
      break;
    }
  }
  return request;
}

/// Requests, one after the other.
std::vector<Request> parse_all(std::string_view text, const std::string& root) {
  std::string whole{text};
  for (std::size_t at = whole.find(kRoot); at != whole.npos; at = whole.find(kRoot, at + root.size())) {
    whole.replace(at, kRoot.size(), root);
  }
  std::vector<Request> requests;
  constexpr std::string_view kBetween = "\n%%\n";
  for (std::string_view rest = whole; requests.size() < kMostRequests;) {
    const std::size_t end = std::min(rest.find(kBetween), rest.size());
    requests.push_back(parse(rest.substr(0, end)));
    if (end == rest.size()) break;
    rest.remove_prefix(end + kBetween.size());
  }
  return requests;
}

/// What no answer may have; what the input says itself is no secret.
struct Forbidden {
  std::vector<std::string> words;

  Forbidden(std::string_view input, const std::string& root) {
    if (input.find(kSecret) == input.npos) words.emplace_back(kSecret);
    if (input.find(kRoot) == input.npos && input.find(root) == input.npos) words.push_back(root);
  }
  void check(std::string_view text) const {
    for (const std::string& word : words) {
      if (text.find(word) != text.npos) std::abort();
    }
  }
  void check(const Answer& answer) const {
    check(head_text(answer, true));
    check(answer.body);
    if (!answer.file) return;
    const FilePart& part = *answer.file;
    if (part.first + part.length > part.file.size()) std::abort();
    if (answer.status == 206 && (part.length == 0 || part.length > kMostRange)) std::abort();
    std::string text(static_cast<std::size_t>(part.file.size()), '\0');
    text.resize(part.file.read(0, text));
    check(text);
  }
};

/// Ends what is played and looks at all that was told and written; what was written is removed.
void look_at_matches(Router& router, const fs::path& recordings, const Forbidden& forbidden) {
  for (const LiveStatus& status : router.matches().list()) {
    const auto live = router.matches().find(status.name);
    const bool is_new = !live->is_over();
    live->stop();
    LiveFeed::Cursor cursor;
    for (auto parcel = live->feed().next(cursor); is_new && !parcel.bytes.empty(); parcel = live->feed().next(cursor)) {
      forbidden.check(parcel.bytes);
    }
  }
  for (const auto& entry : fs::directory_iterator{recordings}) {
    const std::string name = entry.path().filename().string();
    if (name == "a.mcap" || name == "m.mcap" || name == "link.mcap") continue;
    if (auto reader = mcap::McapReader::open(entry.path().string())) {
      for (const mcap::Metadata& metadata : reader->metadata()) {
        for (const auto& [key, value] : metadata.values) forbidden.check(value);
      }
      (void)reader->read({}, [&](const mcap::MessageView& message) {
        forbidden.check(message.data);
        return true;
      });
    }
    fs::remove(entry.path());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Folders folders;
  const fs::path recordings = folders.root() / "recordings";
  const auto router = [&](std::string token) {
    return std::make_unique<Router>(
        Router::Settings{.web_root = folders.root() / "web",
                         .recordings = recordings,
                         .version = "1",
                         .max_range_bytes = kMostRange,
                         .access = {.token = std::move(token), .cookie = "cancha_token"},
                         .matches = {.content = folders.root() / "content", .recordings = recordings, .most = 2},
                         .tunings = folders.root() / "tune",
                         .studies = folders.root() / "studies"});
  };
  static const auto open = router("");
  static const auto guarded = router("0123456789abcdef");
  const std::string_view input{reinterpret_cast<const char*>(data), size};
  const Forbidden forbidden{input, folders.root().string()};
  bool changes = false;
  for (const Request& request : parse_all(input, folders.root().string())) {
    forbidden.check(open->answer(request));
    forbidden.check(guarded->answer(request));
    changes = changes || request.method == "PUT" || request.method == "POST";
  }
  if (!folders.secret_is_kept()) std::abort();
  if (!changes) return 0;
  look_at_matches(*open, recordings, forbidden);
  look_at_matches(*guarded, recordings, forbidden);
  folders.make_behaviours();
  folders.make_robot();
  folders.make_colours();
  return 0;
}
