#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"

/// Scenes of the obstacle race, as JSON by these field lists (docs/studio.md).
namespace cancha::server {

/// A box, by the middle of its foot.
struct SceneBox {
  double x = 0.0;
  double y = 0.0;
  double turn = 0.0;

  static constexpr std::string_view kName = "cancha.SceneBox";
  static constexpr auto fields() {
    return list_of(entry("x", &SceneBox::x, "m from the middle of the field, towards the goal zone"),
                   entry("y", &SceneBox::y, "m, to the left of who walks there"),
                   entry("turn", &SceneBox::turn, "degrees, counter-clockwise"));
  }
};

/// What the rules forbid in a scene.
struct SceneFaultView {
  std::string text{};
  std::vector<int> boxes{};

  static constexpr std::string_view kName = "cancha.SceneFaultView";
  static constexpr auto fields() {
    return list_of(entry("text", &SceneFaultView::text, "a sentence, with what to do"),
                   entry("boxes", &SceneFaultView::boxes, "their places in the list, from 0"));
  }
};

/// A scene that somebody puts up, saved or not.
struct SceneDraft {
  std::string name{};
  std::string title{};
  std::vector<SceneBox> boxes{};

  static constexpr std::string_view kName = "cancha.SceneDraft";
  static constexpr auto fields() {
    return list_of(entry("name", &SceneDraft::name, "of its file in content/scenes; counts when it is saved"),
                   entry("title", &SceneDraft::title, "likewise"), entry("boxes", &SceneDraft::boxes));
  }
};

/// A scene as the program understands it.
struct SceneView {
  SceneDraft scene{};
  std::vector<SceneFaultView> faults{};
  std::string etag{};

  static constexpr std::string_view kName = "cancha.SceneView";
  static constexpr auto fields() {
    return list_of(entry("scene", &SceneView::scene, "places in millimetres and degrees, as files have them"),
                   entry("faults", &SceneView::faults, "empty: it is legal"),
                   entry("etag", &SceneView::etag, "of its file; empty: it is none"));
  }
};

/// The field on which scenes are put up, and those there are.
struct SceneGround {
  std::string league{};
  std::vector<std::string> scenes{};
  double length = 0.0;
  double width = 0.0;
  double line = 0.0;
  double box = 0.0;
  double gap = 0.0;
  int most_boxes = 0;

  static constexpr std::string_view kName = "cancha.SceneGround";
  static constexpr auto fields() {
    return list_of(entry("league", &SceneGround::league, "in which they are played"),
                   entry("scenes", &SceneGround::scenes, "names of all legal ones"),
                   entry("length", &SceneGround::length, "m, along x"),
                   entry("width", &SceneGround::width, "m, along y"),
                   entry("line", &SceneGround::line, "m: the lines of start and goal zone are at -x and x"),
                   entry("box", &SceneGround::box, "m, side of its foot"),
                   entry("gap", &SceneGround::gap, "m, the least that the rules ask for"),
                   entry("most_boxes", &SceneGround::most_boxes));
  }
};

}  // namespace cancha::server
