// Films are made by ffmpeg, a process of its own that reads raw pictures from its standard input.

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <vector>

#include "publish/clip.h"

extern char** environ;

namespace cancha::publish {
namespace {

/// A program that is fed through a pipe.
class Fed {
 public:
  [[nodiscard]] static Result<Fed> start(const std::vector<std::string>& words) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return fail(words[0], std::strerror(errno));
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO);
    std::vector<char*> arguments;
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    Fed fed;
    const int trouble = ::posix_spawnp(&fed.process_, words[0].c_str(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    ::close(ends[0]);
    fed.input_ = ends[1];
    if (trouble == 0) return fed;
    fed.process_ = -1;
    return fail(words[0], trouble == ENOENT ? "is not installed" : std::strerror(trouble),
                "apt-get install ffmpeg, or choose a name that ends in .webp");
  }
  Fed(Fed&& other) noexcept : process_{std::exchange(other.process_, -1)}, input_{std::exchange(other.input_, -1)} {}
  Fed& operator=(Fed&&) = delete;
  ~Fed() { (void)finish(); }

  /// False where it does not read any more.
  [[nodiscard]] bool feed(const std::vector<std::uint8_t>& bytes) const {
    std::size_t done = 0;
    while (done < bytes.size()) {
      const ssize_t written = ::write(input_, bytes.data() + done, bytes.size() - done);
      if (written < 0 && errno == EINTR) continue;
      if (written <= 0) return false;
      done += static_cast<std::size_t>(written);
    }
    return true;
  }

  /// Ends its input and waits; true where it did its work.
  [[nodiscard]] bool finish() {
    if (input_ >= 0) ::close(std::exchange(input_, -1));
    if (process_ < 0) return false;
    int status = 0;
    while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
    }
    process_ = -1;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
  }

 private:
  Fed() = default;
  pid_t process_ = -1;
  int input_ = -1;
};

std::vector<std::string> command(const Clip& clip, const std::string& path) {
  // a path that begins with '-' or looks like an address is still a file
  const std::string file = fmt::format("file:{}", path);
  std::vector<std::string> words{"ffmpeg",       "-nostdin",
                                 "-hide_banner", "-loglevel",
                                 "error",        "-y",
                                 "-f",           "rawvideo",
                                 "-pix_fmt",     "bgra",
                                 "-s",           fmt::format("{}x{}", clip.width(), clip.height()),
                                 "-r",           std::to_string(clip.fps()),
                                 "-i",           "pipe:0",
                                 "-an",          "-pix_fmt",
                                 "yuv420p"};
  if (path.ends_with(".webm")) {
    words.insert(words.end(), {"-c:v", "libvpx-vp9", "-crf", "32", "-b:v", "0", "-row-mt", "1"});
  } else {
    words.insert(words.end(), {"-c:v", "libx264", "-crf", "20", "-movflags", "+faststart"});
  }
  words.push_back(file);
  return words;
}

Result<void> feed_frames(Clip& clip, Fed& ffmpeg, const std::string& path, const Progress& progress) {
  bool reads = true;
  for (std::int64_t i = 0; reads && i < clip.frames(); ++i) {
    auto image = clip.draw(i);
    if (!image) return pass_on(std::move(image));
    reads = ffmpeg.feed((*image)->bgra);
    const double share = static_cast<double>(i + 1) / static_cast<double>(clip.frames());
    if (progress && !progress(share)) return fail("clip", "stopped");
  }
  if (!ffmpeg.finish() || !reads) return fail(path, "ffmpeg could not write this film", "it says why above");
  return {};
}

}  // namespace

Result<void> write_film(Clip& clip, const std::string& path, const Progress& progress) {
  auto ffmpeg = Fed::start(command(clip, path));
  if (!ffmpeg) return pass_on(std::move(ffmpeg));
  // a program that ends early must not end us
  const auto before = std::signal(SIGPIPE, SIG_IGN);
  auto done = feed_frames(clip, *ffmpeg, path, progress);
  std::signal(SIGPIPE, before);
  return done;
}

}  // namespace cancha::publish
