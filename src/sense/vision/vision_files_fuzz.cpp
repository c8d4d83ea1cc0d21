// Everything that vision reads: colour files of both kinds, pictures, scripts of the stub, mounts. The first byte says
// which.

#include <cstddef>
#include <cstdint>
#include <string>

#include "base/expects.h"
#include "sense/stub.h"
#include "sense/vision/colour_file.h"
#include "sense/vision/image_file.h"
#include "sense/vision/mount_file.h"
#include "sense/vision/vision.h"

namespace {

using namespace cancha;
using namespace cancha::sense;

/// What was read is written and read again to the same.
void colours_again(const Result<Colours>& colours) {
  if (!colours) return;
  (void)doubts(*colours);
  const auto toml = parse_colours(write_colours(*colours), "again");
  CANCHA_EXPECTS(toml && *toml == *colours);
}

void see(const Result<Image>& image) {
  if (!image || image->width > 512 || image->height > 512) return;
  static Vision vision{{.colours = {{{"ball", 0, {0, 0, 0}, {90, 255, 255}}, {"line", 1, {91, 0, 0}, {179, 255, 255}}}},
                        .recognise = {},
                        .shrink = 2}};
  View view;
  view.X_GC = {{0, 0, 0.36}, body::camera_turn(0, 0.3, 0)};
  Sight sight;
  CANCHA_EXPECTS(vision.look(*image, view, sight));
  const auto again = parse_image(write_ppm(*image), "again");
  CANCHA_EXPECTS(again && again->width == image->width);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view bytes{reinterpret_cast<const char*>(data + 1), size - 1};
  switch (data[0] % 8) {
    case 0:
      colours_again(parse_conf(bytes, "file"));
      break;
    case 1:
      colours_again(parse_colours(bytes, "file"));
      break;
    case 2:
      see(parse_image(bytes, "file"));
      break;
    case 4:
      if (const auto mount = parse_mount(bytes, "file")) CANCHA_EXPECTS(parse_mount(write_mount(*mount), "again"));
      break;
    default: {
      const auto script = parse_stub(bytes, "file");
      if (!script) break;
      const auto again = parse_stub(write_stub(*script), "again");
      CANCHA_EXPECTS(again && again->scenes.size() == script->scenes.size());
    }
  }
  return 0;
}
