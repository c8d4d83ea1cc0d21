#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "messages/sight.h"
#include "sense/vision/blobs.h"
#include "sense/vision/view.h"

/// From blobs to things: each blob is tested by colour, shape and size against what it may be.
namespace cancha::sense {

/// What is on the pitch, as the league says, and its sizes, metres.
struct Sizes {
  double ball_radius = 0.0325;
  double goal_width = 1.8;      ///< between the middles of its posts
  double goal_height = 1.15;    ///< to the top of its bar
  double post_width = 0.1;      ///< diameter of a goal post
  double landmark_width = 0.2;  ///< diameter of a cylinder
  double line_width = 0.05;
  double robot_height = 0.4;
  double robot_width = 0.25;
  bool corner_posts =
      false;  ///< posts of three bands stand in the corners; otherwise at the halfway line, as landmarks
};

/// What counts as seen.
struct RecogniseSettings {
  double least_blob = 150;     ///< MIN_BLOB_SIZE: pixels in a picture of 432 × 240; grows with the picture
  double least_ball = 5;       ///< likewise, of a ball: it must be found when it is far
  double most_distance = 8.0;  ///< MAX_DISTANCE, metres
  double edge = 0.4;           ///< pixels by which an edge may be wrong
  bool white_ball = false;     ///< white with black patches, found by its shape; otherwise a blob of its colour
  bool lines = true;           ///< field lines and crossings are looked for
  Sizes sizes;
};

/// MIN_BLOB_SIZE and its like for a picture of another size.
[[nodiscard]] int scaled_pixels(double at_432_by_240, int width, int height);

/// A picture with its blobs.
struct Look {
  const RecogniseSettings& settings;
  const View& view;
  const BlobFinder& finder;
  std::span<const Blob> blobs;
  const Image& image;

  [[nodiscard]] Paint paint(const Blob& blob) const { return finder.table().paint(blob.colour); }
  /// Whether the table has a colour for the ground.
  [[nodiscard]] bool knows_field() const { return std::ranges::count(finder.table().paints(), Paint::Field) > 0; }
  [[nodiscard]] bool at_border(const Blob& blob) const {
    return blob.left == 0 || blob.top == 0 || blob.right == finder.width() - 1 || blob.bottom == finder.height() - 1;
  }
};

/// The ball that fits best, if any.
void find_ball(const Look& look, std::vector<Seen>& things);
/// Finds posts, goals with both posts, landmarks and corner posts of three bands. Keeps its memory.
class PostFinder {
 public:
  void find(const Look& look, std::vector<Seen>& things);

 private:
  struct Post {
    Seen seen;
    Paint paint;
    std::int32_t blob;
    bool bar_left;  ///< a crossbar leads there
    bool bar_right;
  };
  /// What a blob has in one direction.
  struct Column {
    int rows = 0;
    Vec2 top;  ///< pixels
    Vec2 foot;
  };
  void find_banded(const Look& look, std::vector<Seen>& things);
  void split(const Look& look, const Blob& blob);
  void measure(const Look& look, const Blob& blob, int first, int last, bool bar_left, bool bar_right);
  void join_pieces();
  void pair_up(const Look& look, std::vector<Seen>& things);

  std::vector<bool> used_;       ///< blobs that are bands
  std::vector<Column> columns_;  ///< of one blob, a pixel's angle each, from the left to the right
  std::vector<Post> posts_;
};

/// Finds robots by their team's markers. Keeps its memory.
class RobotFinder {
 public:
  void find(const Look& look, std::vector<Seen>& things);

 private:
  struct Marker {
    Paint paint;
    ImageBox box;
    double foot;  ///< row of the ground below it
    GroundRange range;
    bool used;
  };
  std::vector<Marker> markers_;
};

/// A ball that is white with black patches: a round patch without field, of the size that a ball has there, with field
/// around it.
void find_white_ball(const Look& look, std::vector<Seen>& things);

/// Finds field lines and their crossings. Keeps its memory.
class LineFinder {
 public:
  void find(const Look& look, std::vector<Seen>& things);
  /// The pixels in the middle of lines alone, for those who calibrate the view. Valid until the next call.
  [[nodiscard]] std::span<const Vec2> pixels(const Look& look);

 private:
  struct Point {
    Vec2 p_G;
    bool used;
  };
  struct Line {
    Vec2 normal;    ///< length 1
    double offset;  ///< of its points along the normal
    double least;   ///< of its points along left_of(normal)
    double most;
    int points;
  };
  void gather(const Look& look);
  void scan(const Look& look, bool down, int at);
  bool strongest(const View& view, Line& line);
  void cross(const Look& look, std::vector<Seen>& things) const;

  std::vector<Point> points_;
  std::vector<Vec2> pixels_;  ///< of the points, in their order
  std::vector<int> votes_;
  std::vector<Line> lines_;
};

}  // namespace cancha::sense
