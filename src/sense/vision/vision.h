#pragma once

#include <cstdint>
#include <vector>

#include "messages/image.h"
#include "messages/sight.h"
#include "sense/vision/recognise.h"

namespace cancha::sense {

/// Sees: pictures of one camera become things with direction and distance. Takes no memory once it is warm.
///
/// Mixed resolutions: with `shrink` 2 and more most pictures are looked at with every second pixel of every second row
/// and so on, and one in `full_every` in full, or the next one where something asks. What only a full look can see is
/// held through the small ones.
///
///     Vision vision{{.colours = colours}};
///     if (vision.look(image, view, sight)) use(sight.things);
class Vision {
 public:
  struct Settings {
    Colours colours;
    RecogniseSettings recognise;
    int shrink = 1;           ///< rows and columns from one that is looked at to the next
    int full_every = 8;       ///< pictures from one full look to the next
    Duration hold = 1500_ms;  ///< a thing of a full look is held no longer
  };

  explicit Vision(Settings settings);
  Vision(const Vision&) = delete;  ///< its parts refer to each other
  Vision& operator=(const Vision&) = delete;

  /// Fills a sight; its times are the image's. False, and no sight, where the picture is torn: counted.
  [[nodiscard]] bool look(const Image& image, const View& view, Sight& sight);
  /// The next picture is looked at in full.
  void look_closely() { until_full_ = 0; }
  /// The robot has moved: where it is now, from where it was. What is held stays where it is on the pitch.
  void moved(const Pose2& X_RN);

  [[nodiscard]] const BlobFinder& finder() const { return finder_; }
  [[nodiscard]] const Settings& settings() const { return settings_; }
  [[nodiscard]] std::int64_t torn() const { return torn_; }  ///< pictures so far

 private:
  struct Held {
    Seen seen;
    Time time;
  };
  void recognise(const Image& image, const View& view, Sight& sight);
  /// Of things outside of the corrected part of the picture only the direction is left.
  static void leave_angles(const View& view, Sight& sight);
  void keep_fine_things(const Sight& sight, const View& small);
  void hold(const View& view, Sight& sight);

  Settings settings_;
  ColourTable table_;
  BlobFinder finder_;
  PostFinder posts_;
  RobotFinder robots_;
  LineFinder lines_;
  Image small_;
  std::vector<Held> held_;
  int until_full_ = 0;
  std::int64_t torn_ = 0;
};

/// Every so many-th pixel of every so many-th row; pairs of pixels stay pairs.
void shrink(const Image& image, int by, Image& small);

}  // namespace cancha::sense
