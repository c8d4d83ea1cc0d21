// Films are made by ffmpeg, a process of its own that reads raw pictures from its standard input.

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <vector>

#include "os/pipe.h"
#include "os/process.h"
#include "publish/clip.h"

namespace cancha::publish {
namespace {

/// A program that is fed through a pipe.
class Fed {
 public:
  [[nodiscard]] static Result<Fed> start(const std::vector<std::string>& words) {
    auto pipe = os::Pipe::make();
    if (!pipe) return fail(words[0], std::strerror(errno));
    auto process = os::Process::try_start({.command = words, .handed = {{pipe->read.get(), STDIN_FILENO}}});
    if (process) return Fed{*std::move(process), std::move(pipe->write)};
    return fail(words[0], process.error() == ENOENT ? "is not installed" : std::strerror(process.error()),
                "apt-get install ffmpeg, or choose a name that ends in .webp");
  }
  Fed(Fed&&) = default;
  Fed& operator=(Fed&&) = delete;
  ~Fed() { (void)finish(); }

  /// False where it does not read any more.
  [[nodiscard]] bool feed(const std::vector<std::uint8_t>& bytes) const {
    return os::write_all(input_, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  }

  /// Ends its input and waits; true where it did its work.
  [[nodiscard]] bool finish() {
    (void)input_.close();
    return process_.wait().good();
  }

 private:
  Fed(os::Process process, Descriptor input) : process_{std::move(process)}, input_{std::move(input)} {}

  os::Process process_;
  Descriptor input_;
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
  return feed_frames(clip, *ffmpeg, path, progress);
}

}  // namespace cancha::publish
