#include "body/shapes.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "body/kinematics.h"
#include "body/robot.h"

namespace cancha::body {
namespace {

std::string model_of(std::string_view geoms) {
  return fmt::format(R"(<mujoco><compiler angle="degree"/>
<default><geom rgba="0.1 0.2 0.3 1"/><default class="shell"><geom type="box" size="1 2 3"/></default>
<default class="red"><geom rgba="1 0 0 1"/></default></default>
<worldbody><body name="trunk">{}</body></worldbody></mujoco>)",
                     geoms);
}

std::vector<Shape> shapes_of(std::string_view geoms) {
  auto shapes = parse_shapes(model_of(geoms), "a.xml");
  EXPECT_TRUE(shapes) << shapes.error().text();
  return shapes ? std::move(*shapes) : std::vector<Shape>{};
}

std::string fault_in(std::string_view geoms) {
  const auto shapes = parse_shapes(model_of(geoms), "a.xml");
  return shapes ? "ok" : shapes.error().text();
}

TEST(Shapes, OfTheBioloidAreOnTheirLinksInTheirColours) {
  const std::filesystem::path folder = std::filesystem::path{CANCHA_SOURCE_DIR} / "content/robots/bioloid";
  const auto robot = read_robot(folder);
  ASSERT_TRUE(robot) << robot.error().text();
  std::ifstream in{robot->model};
  const auto shapes = parse_shapes(std::string{std::istreambuf_iterator<char>{in}, {}}, "bioloid.xml");
  ASSERT_TRUE(shapes) << shapes.error().text();

  EXPECT_EQ(std::ranges::count_if(*shapes, [](const Shape& s) { return !s.name.empty(); }), 16);
  EXPECT_GT(shapes->size(), 60u);  // the others are only looked at
  for (const char* name : {"right_forearm", "left_sole", "head"}) {
    const auto shape = std::ranges::find(*shapes, name, &Shape::name);
    ASSERT_NE(shape, shapes->end()) << name;
    const std::string& link = robot->links[shape->link].name;
    EXPECT_EQ(link, name == std::string{"left_sole"} ? "left_foot" : name);
  }
  const auto arm = std::ranges::find(*shapes, "right_forearm", &Shape::name);
  EXPECT_EQ(arm->kind, ShapeKind::Capsule);
  EXPECT_DOUBLE_EQ(arm->size.x, 0.014);
  EXPECT_NEAR(arm->size.z, 0.0315, 1e-12);
  EXPECT_NEAR(arm->X_LS.position.z, -0.0435, 1e-12);
  EXPECT_NEAR(arm->rgba[0], 0.75, 1e-12);
  EXPECT_NEAR(shapes->front().rgba[2], 0.15, 1e-12);
}

/// The least distance between two shapes of a robot that stands straight, by points on their surfaces.
double gap(const Shape& a, const Transform& X_WA, const Shape& b, const Transform& X_WB) {
  const auto half = [](const Shape& s) {
    const bool capsule = s.kind == ShapeKind::Capsule;
    return Vec3{s.size.x, s.kind == ShapeKind::Box ? s.size.y : s.size.x,
                s.kind == ShapeKind::Sphere ? s.size.x : s.size.z + (capsule ? s.size.x : 0)};
  };
  // how far a point of one is outside of the box around the other
  const auto outside = [&](const Shape& of, const Transform& X_WS, Vec3 p_W) {
    const Vec3 p = inverse(X_WS) * p_W, h = half(of);
    return length(Vec3{std::max(0.0, std::abs(p.x) - h.x), std::max(0.0, std::abs(p.y) - h.y),
                       std::max(0.0, std::abs(p.z) - h.z)});
  };
  double least = 1e9;
  for (int i = 0; i < 27; ++i) {
    const Vec3 h = half(a);
    const Vec3 corner{h.x * (i % 3 - 1), h.y * (i / 3 % 3 - 1), h.z * (i / 9 - 1)};
    least = std::min(least, outside(b, X_WB, X_WA * corner));
  }
  return least;
}

TEST(Shapes, EveryPartOfARobotTouchesThePartThatItHangsOn) {
  for (const char* name : {"bioloid", "nao", "robonova"}) {
    const auto robot = read_robot(std::filesystem::path{CANCHA_SOURCE_DIR} / "content/robots" / name);
    ASSERT_TRUE(robot) << robot.error().text();
    std::ifstream in{robot->model};
    const auto shapes = parse_shapes(std::string{std::istreambuf_iterator<char>{in}, {}}, name);
    ASSERT_TRUE(shapes) << shapes.error().text();
    Posture posture{*robot};
    posture.update(std::vector<double>(robot->joints.size()), {});
    const auto place = [&](const Shape& s) { return posture.links()[s.link] * s.X_LS; };
    for (std::size_t link = 1; link < robot->links.size(); ++link) {
      // links without a shape are bridged by those around them
      std::size_t parent = robot->links[link].parent;
      const auto has_shape = [&](std::size_t l) {
        return std::ranges::find(*shapes, l, &Shape::link) != shapes->end();
      };
      if (!has_shape(link)) continue;
      while (parent != 0 && !has_shape(parent)) parent = robot->links[parent].parent;
      double least = 1e9;
      for (const Shape& a : *shapes) {
        for (const Shape& b : *shapes) {
          if (a.link != link || b.link != parent) continue;
          least = std::min({least, gap(a, place(a), b, place(b)), gap(b, place(b), a, place(a))});
        }
      }
      EXPECT_LT(least, 0.001) << name << ": " << robot->links[link].name << " hangs in the air";
    }
  }
}

TEST(Shapes, TakeWhatTheirClassesSay) {
  const auto shapes = shapes_of(R"(<geom size="0.5"/><geom class="shell" pos="1 2 3" euler="0 0 90"/>
<body name="arm" childclass="shell"><geom/><geom class="red" type="cylinder" size="1 2"/></body>)");

  ASSERT_EQ(shapes.size(), 4u);
  EXPECT_EQ(shapes[0].kind, ShapeKind::Sphere);
  EXPECT_DOUBLE_EQ(shapes[0].rgba[1], 0.2);
  EXPECT_EQ(shapes[1].size, (Vec3{1, 2, 3}));
  EXPECT_EQ(shapes[1].X_LS.position, (Vec3{1, 2, 3}));
  EXPECT_NEAR((shapes[1].X_LS.rotation * Vec3{1, 0, 0}).y, 1, 1e-12);
  EXPECT_EQ(shapes[2].kind, ShapeKind::Box);
  EXPECT_EQ(shapes[2].link, 1u);
  EXPECT_DOUBLE_EQ(shapes[3].rgba[0], 1);
  EXPECT_DOUBLE_EQ(shapes[3].size.z, 2);
}

TEST(Shapes, LieBetweenTheirEnds) {
  for (const auto& [fromto, end] :
       {std::pair{"0 0 0 2 0 0", Vec3{2, 0, 0}}, {"0 0 0 0 0 -2", {0, 0, -2}}, {"0 0 0 0 -1.2 1.6", {0, -1.2, 1.6}}}) {
    const auto shapes = shapes_of(fmt::format(R"(<geom type="capsule" size="0.1" fromto="{}"/>)", fromto));
    ASSERT_EQ(shapes.size(), 1u);
    EXPECT_NEAR(length(shapes[0].X_LS * Vec3{0, 0, shapes[0].size.z} - end), 0, 1e-9) << fromto;
    EXPECT_NEAR(length(shapes[0].X_LS * Vec3{0, 0, -shapes[0].size.z}), 0, 1e-9) << fromto;
  }
}

TEST(Shapes, LeaveOutWhatIsNotDrawnAndRefuseWhatHasNoSize) {
  EXPECT_TRUE(shapes_of(R"(<geom type="mesh" mesh="m"/><geom size="1" rgba="0 0 0 0"/>)").empty());
  EXPECT_EQ(fault_in(R"(<geom name="g"/>)"), "a.xml:4:32: geom 'g' has no size above 0 (half lengths, or a radius)");
  EXPECT_EQ(fault_in(R"(<geom name="g" type="box" size="1 2"/>)"),
            "a.xml:4:32: 'size' of 'geom' is not 3 numbers\n"
            "a.xml:4:32: geom 'g' has no size above 0 (half lengths, or a radius)");
  EXPECT_EQ(fault_in(R"(<geom type="capsule" size="1" fromto="1 1 1 1 1 1"/>)"), "a.xml:4:32: 'fromto' has no length");
  EXPECT_FALSE(parse_shapes("<a/>", "a.xml"));
  EXPECT_FALSE(parse_shapes("<", "a.xml"));
}

}  // namespace
}  // namespace cancha::body
