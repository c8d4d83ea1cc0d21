// Feeds requests to the router: the first line is "METHOD TARGET", each further one "Name: value", and what follows an
// empty line is the body. Whatever comes, no file outside of the folders may be shown or changed, and a part must lie
// within its file.

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "match/recorder.h"
#include "mcap/writer.h"
#include "server/router.h"

namespace {

using namespace cancha;
using namespace cancha::server;
namespace fs = std::filesystem;

constexpr std::uint64_t kMostRange = 4;
constexpr char kSecret = '!';  ///< first byte of every file that must never be shown

/// A short match that can be shared and drawn.
void write_recording(const std::string& path) {
  auto writer = mcap::McapWriter::open(path);
  if (!writer) std::abort();
  const char* const league =
      "title = \"T\"\nplayers = 1\n[walls]\ntop = 0.9\nbottom = -0.9\nleft = -1.1\nright = 1.1\n"
      "goal_top = 0.2\ngoal_bottom = -0.2\ngoal_left = -1.2\ngoal_right = 1.2\n"
      "corner_side = 0.07\nthickness = 0.025\nheight = 0.05\n";
  (void)writer->add_metadata(match::kMatchMetadata, {{"seed", "1"}, {"half_seconds", "1"}, {"league_toml", league}});
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

/// A web folder and a recordings folder beside secrets, gone at the end.
class Folders {
 public:
  Folders() : root_{fs::temp_directory_path() / ("cancha_server_fuzz_" + std::to_string(::getpid()))} {
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
    make_behaviours();
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
  /// One behaviour, with ways out.
  void make_behaviours() const {
    std::error_code ignored;
    const fs::path home = root_ / "content" / "behaviours";
    fs::remove_all(home, ignored);
    fs::create_directories(home / "b" / "sub");
    std::ofstream{home / "b" / "agents.xabsl"} << "agent a(\"A\", o);";
    std::ofstream{home / "b" / ".hidden.xabsl"} << kSecret;
    fs::create_symlink(root_ / "secret.xabsl", home / "b" / "link.xabsl", ignored);
    fs::create_symlink(root_, home / "b" / "out", ignored);
  }
  [[nodiscard]] bool secret_is_kept() const {
    std::error_code gone;
    return fs::file_size(root_ / "secret.xabsl", gone) == 1 && !gone && !fs::exists(root_ / "new.xabsl");
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

void check(const Answer& answer) {
  if (head_text(answer, true).empty()) std::abort();
  // what is made from files is made from those of the two folders only
  if (answer.body.starts_with(kSecret)) std::abort();
  if (!answer.file) return;
  const FilePart& part = *answer.file;
  if (part.first + part.length > part.file.size()) std::abort();
  if (answer.status == 206 && (part.length == 0 || part.length > kMostRange)) std::abort();
  std::array<char, 1> first{};
  if (part.file.read(0, first) == 1 && first[0] == kSecret) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Folders folders;
  const auto router = [](std::string token) {
    return Router{{.web_root = folders.root() / "web",
                   .recordings = folders.root() / "recordings",
                   .version = "1",
                   .max_range_bytes = kMostRange,
                   .access = {.token = std::move(token), .cookie = "cancha_token"},
                   .matches = {.content = folders.root() / "content", .recordings = folders.root() / "recordings"},
                   .tunings = folders.root() / "tune"}};
  };
  static Router open = router("");
  static Router guarded = router("0123456789abcdef");
  const Request request = parse({reinterpret_cast<const char*>(data), size});
  check(open.answer(request));
  check(guarded.answer(request));
  if (!folders.secret_is_kept()) std::abort();
  if (request.method == "PUT" || request.method == "POST") folders.make_behaviours();
  if (request.method == "PUT") folders.make_robot();
  return 0;
}
