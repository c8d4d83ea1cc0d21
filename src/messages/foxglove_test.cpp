#include "messages/foxglove.h"

#include <gtest/gtest.h>

#include "base/protobuf.h"

namespace cancha::foxglove {
namespace {

/// The numbers of the fields of T, in order.
template <Message T>
std::vector<int> numbers() {
  std::vector<int> found;
  for_each_field<T>([&](const auto&, int number) { found.push_back(number); });
  return found;
}

TEST(Foxglove, NumbersTheFieldsOfAnEntityAsFoxgloveDoes) {
  // arrows (7) and models (14) are not written
  EXPECT_EQ(numbers<SceneEntity>(), (std::vector<int>{1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13}));
}

TEST(Foxglove, ReadsBackASceneAndTheFieldsThatAreZeroInIt) {
  SceneEntity entity{.timestamp = Time{5},
                     .frame_id = "ball",
                     .id = "body",
                     .lifetime = 20_ms,
                     .frame_locked = true,
                     .metadata = {{"k", "v"}},
                     .cubes = {},
                     .spheres = {{}},
                     .cylinders = {},
                     .lines = {{}},
                     .triangles = {},
                     .texts = {}};
  entity.spheres[0].color = {1.0, 0.5, 0.0, 0.0};
  entity.lines[0].points = {{1.0, 2.0, 3.0}, Vec3{4.0, 5.0, 6.0}};
  std::string bytes;
  append_protobuf(bytes, SceneUpdate{{{Time{}, DeletionType::All, ""}}, {entity}});

  SceneUpdate back;
  const auto parsed = parse_protobuf(bytes, back);

  ASSERT_TRUE(parsed) << parsed.error().text();
  ASSERT_EQ(back.entities.size(), 1u);
  EXPECT_EQ(back.deletions.at(0).type, DeletionType::All);
  EXPECT_EQ(back.entities[0].lifetime, 20_ms);
  EXPECT_EQ(back.entities[0].spheres.at(0).color.a, 0.0) << "not the default of the struct";
  EXPECT_EQ(back.entities[0].lines.at(0).points.at(1).z, 6.0);
}

TEST(Foxglove, ElevenFramesTakeLessThanAKilobyte) {
  FrameTransforms moved;
  for (int i = 0; i < 11; ++i)
    moved.transforms.push_back({Time{1'234'567'890}, "field", "blue 0", {1.0, 2.0, 3.0}, {}});
  std::string bytes;
  append_protobuf(bytes, moved);

  EXPECT_LT(bytes.size(), 1000u);
}

TEST(Foxglove, CarriesEveryTypeOfASceneInItsSchema) {
  const std::string schema = protobuf_descriptor<SceneUpdate>();

  for (const char* type : {"foxglove/Point3.proto", "foxglove/Vector3.proto", "foxglove/Quaternion.proto",
                           "foxglove/Color.proto", "google/protobuf/duration.proto", "LINE_LOOP", "MATCHING_ID"}) {
    EXPECT_NE(schema.find(type), std::string::npos) << type;
  }
}

}  // namespace
}  // namespace cancha::foxglove
