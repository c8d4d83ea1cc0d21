#include "server/recording_api.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "match/album.h"
#include "match/drawing.h"
#include "match/recorded_moment.h"
#include "mcap/reader.h"
#include "publish/share_page.h"
#include "server/messages_api.h"
#include "server/paths.h"

namespace cancha::server {
namespace {

Answer not_found() {
  return text_answer(404, "There is nothing here.");
}

/// A small drawing of what decided the match; empty where the recording has none.
std::string draw(const std::filesystem::path& recording) {
  auto reader = mcap::McapReader::open(recording.string());
  if (!reader) return {};
  auto album = match::Album::open(*reader);
  if (!album) return {};
  const auto scene = album->decisive();
  return scene ? match::draw_thumbnail(album->league(), *scene) : std::string{};
}

/// An answer that a browser keeps as a file.
Answer download(std::string body, std::string_view type, std::string_view name) {
  Answer answer{.headers = guarding_headers(), .body = std::move(body)};
  answer.headers.emplace_back("Content-Type", type);
  answer.headers.emplace_back("Cache-Control", "no-store");
  answer.headers.emplace_back("Content-Disposition",
                              fmt::format("attachment; filename*=UTF-8''{}", encode_percent(name)));
  return answer;
}

}  // namespace

Answer RecordingApi::answer(const Request& request, const std::filesystem::path& recording, std::string_view what,
                            std::string_view query) {
  const auto file = OpenFile::open(recording);
  if (!file) return not_found();
  if (what == "share.html") return share(recording, file->size());
  if (what == "picture.svg") return picture(request, recording, *file);
  if (what == "scenario.toml") return scenario(recording, query);
  if (what == "messages") return messages_answer(recording, query);
  return not_found();
}

Answer RecordingApi::share(const std::filesystem::path& recording, std::uint64_t bytes) {
  if (bytes > kMostSharedBytes) {
    return text_answer(413, fmt::format("The recording is larger than {} MB; export a clip with ./cancha export.",
                                        kMostSharedBytes >> 20));
  }
  if (sharing_.test_and_set()) return text_answer(503, "Another share file is being made; try again in a moment.");
  const std::string name = recording.stem().string();
  auto reader = mcap::McapReader::open(recording.string());
  auto page = reader ? publish::share_file(*reader, web_root_, name) : Result<std::string>{pass_on(std::move(reader))};
  sharing_.clear();
  if (!page) return text_answer(422, fmt::format("No share file can be made: {}.", page.error().what));
  return download(std::move(*page), "text/html; charset=utf-8", name + ".html");
}

Answer RecordingApi::scenario(const std::filesystem::path& recording, std::string_view query) {
  const auto at = parse_seconds(query_value(query, "at").value_or(""));
  if (!at) return text_answer(400, "'at' must be a number of seconds from 0 to 1000000000.");
  auto reader = mcap::McapReader::open(recording.string());
  auto text = reader ? match::scenario_at(*reader, *at) : Result<std::string>{pass_on(std::move(reader))};
  if (!text) return text_answer(422, fmt::format("No scenario can be made: {}.", text.error().what));
  const std::string name = fmt::format("{}-{:.0f}s.toml", recording.stem().string(), std::floor(at->seconds()));
  return download(std::move(*text), "application/toml; charset=utf-8", name);
}

Answer RecordingApi::picture(const Request& request, const std::filesystem::path& recording, const OpenFile& file) {
  const std::string etag = file.etag();
  const auto headers = [&](int status) {
    Answer answer{.status = status, .headers = guarding_headers()};
    answer.headers.emplace_back("Content-Type", "image/svg+xml");
    answer.headers.emplace_back("ETag", etag);
    answer.headers.emplace_back("Cache-Control", "no-cache");
    return answer;
  };
  if (request.header("If-None-Match") == etag) return headers(304);

  std::optional<std::string> svg;
  {
    const std::lock_guard lock{mutex_};
    const auto known = std::ranges::find(pictures_, recording, &Picture::recording);
    if (known != pictures_.end() && known->etag == etag) {
      svg = known->svg;
      pictures_.splice(pictures_.begin(), pictures_, known);
    }
  }
  if (!svg && file.size() <= kMostPicturedBytes) {
    // drawn outside of the lock, so that a large recording does not hold up others
    svg = draw(recording);
    keep({recording, etag, *svg});
  }
  if (!svg || svg->empty()) return not_found();
  Answer answer = headers(200);
  answer.body = std::move(*svg);
  return answer;
}

void RecordingApi::keep(Picture picture) {
  const std::lock_guard lock{mutex_};
  std::erase_if(pictures_, [&](const Picture& old) { return old.recording == picture.recording; });
  pictures_.push_front(std::move(picture));
  std::size_t bytes = 0;
  for (const Picture& kept : pictures_) bytes += kept.svg.size();
  while (pictures_.size() > kMostPictures || (bytes > kMostPictureBytes && pictures_.size() > 1)) {
    bytes -= pictures_.back().svg.size();
    pictures_.pop_back();
  }
}

}  // namespace cancha::server
