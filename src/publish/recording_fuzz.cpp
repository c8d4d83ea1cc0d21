// A recording from elsewhere on all ways out of Cancha: share file, picture, clip; and what replays and lists read of
// it. The bytes as the whole file, and as parts of one that is sound. Never a crash, never without end.
//
//     kind (1 byte): 0 the league, 1 … 12 a message of that topic; higher bits: tens of ms since the one before
//     length (2 bytes, the lower first), content; kind 13: the time of what follows (8 bytes)

#include <array>
#include <cstdint>
#include <string>

#include "base/expects.h"
#include "match/album.h"
#include "match/drawing.h"
#include "match/replay.h"
#include "mcap/layout.h"
#include "mcap/summary_records.h"
#include "publish/clip.h"
#include "publish/share_page.h"
#include "publish/thinning.h"

namespace {

using namespace cancha;

constexpr std::array<const char*, 12> kTopics{
    match::topic::kScene,   match::topic::kTransforms, match::topic::kLog,      match::topic::kEvents,
    match::topic::kState,   match::topic::kStatistics, match::topic::kCommands, match::topic::kIntents,
    match::topic::kTouches, match::topic::kPrograms,   match::topic::kThoughts, match::topic::kCheckpoints};
constexpr std::uint8_t kTimeKind = 13;

/// A sound file around parts of it.
std::string file_of(std::string_view parts) {
  std::string messages;
  mcap::Metadata about{match::kMatchMetadata, {{"blue", "a"}, {"yellow", "b"}, {"seed", "1"}, {"half_seconds", "3"}}};
  std::uint64_t time = 0;
  std::uint32_t number = 0;
  while (parts.size() >= 3) {
    const auto kind = static_cast<std::uint8_t>(parts[0]);
    const std::size_t length = static_cast<unsigned char>(parts[1]) | static_cast<unsigned char>(parts[2]) << 8;
    const std::string_view content = parts.substr(3, length);
    parts.remove_prefix(3 + content.size());
    time += std::uint64_t{kind / 16u} * 10'000'000;
    const std::size_t which = kind % 16;
    if (which == 0) {
      about.values["league_toml"] = content;
    } else if (which <= kTopics.size()) {
      mcap::append_record(messages, mcap::MessageHeader{static_cast<std::uint16_t>(which), ++number, time, time},
                          content);
    } else if (std::string_view rest = content; which == kTimeKind) {
      (void)mcap::take_value(rest, time);
    }
  }
  std::string file{mcap::kMagic};
  mcap::append_record(file, mcap::Header{});
  mcap::append_record(file, about);
  for (std::uint16_t id = 1; id <= kTopics.size(); ++id) {
    mcap::append_record(file, mcap::Channel{id, 0, kTopics[id - 1], "protobuf", {}});
  }
  return file + messages;
}

/// A picture of a moment, as a file for viewers and as pixels.
void draw(match::Album& album, const Result<match::Scene>& scene) {
  if (!scene) return;
  const std::string svg = match::draw_scene(album.league(), *scene, album.title());
  CANCHA_EXPECTS(svg.find("<svg") != std::string::npos);
  (void)match::draw_thumbnail(album.league(), *scene);
}

void give_away(std::string bytes) {
  auto reader = mcap::McapReader::over(std::move(bytes));
  if (!reader || reader->statistics().messages > 2'000) return;
  (void)match::read_info(*reader);
  if (const auto small = publish::thinned(*reader, {.zstd_level = 1})) {
    CANCHA_EXPECTS(mcap::McapReader::over(*small).has_value());
    const publish::Page page{"<html><head></head><body></body></html>", "let a;", "b {}"};
    (void)publish::share_page(page, *small, "</script><b>");
  }
  auto album = match::Album::open(*reader);
  if (!album) return;
  draw(*album, album->decisive());
  draw(*album, album->at(album->end()));
  draw(*album, album->at(Time{}));
  const Time middle = album->decisive_time();
  (void)album->score_at(middle);
  auto clip = publish::Clip::open(*album, {.from = Time{}, .to = Time{200'000'000}, .fps = 5, .width = 64});
  if (clip && clip->frames() > 0) (void)clip->draw(0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  give_away(bytes.starts_with(mcap::kMagic) ? std::string{bytes} : file_of(bytes));
  return 0;
}
