#include "base/typescript.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>

namespace cancha {
namespace {

enum class Mood : std::uint8_t { Calm, VeryAngry };
constexpr std::array<std::string_view, 2> names(Mood) {
  return {"calm", "very angry"};
}

struct Place {
  double x = 0.0;
  static constexpr std::string_view kName = "test.Place";
  static constexpr auto fields() { return list_of(entry("x", &Place::x, "m")); }
};

struct Thing {
  Time when;
  Mood mood = Mood::Calm;
  Place place;
  std::vector<Place> ways;
  std::optional<double> weight;
  static constexpr std::string_view kName = "test.Thing";
  static constexpr auto fields() {
    return list_of(entry("when", &Thing::when), entry("mood", &Thing::mood), entry("place", &Thing::place),
                   entry("ways", &Thing::ways), entry("weight", &Thing::weight));
  }
};

TEST(TypeScript, SaysWhatRecordingsHold) {
  TypeScript types{Dialect::Protobuf};
  types.add<Thing>();
  EXPECT_EQ(types.text(),
            "export interface Place {\n  /** m */\n  x: number;\n}\n\n"
            "export interface Thing {\n  when: { seconds: number; nanos: number } | null;\n"
            "  mood: \"CALM\" | \"VERY_ANGRY\";\n  place: Place | null;\n  ways: Place[];\n"
            "  weight: number | null;\n}\n\n");
}

TEST(TypeScript, SaysWhatTheApiSays) {
  TypeScript types{Dialect::Json};
  types.add<Thing>();
  types.add<Place>();
  EXPECT_NE(types.text().find("  when: number;\n  mood: \"calm\" | \"very angry\";\n  place: Place;\n"),
            std::string::npos);
  EXPECT_EQ(types.text().find("interface Place"), types.text().rfind("interface Place")) << "only once";
}

}  // namespace
}  // namespace cancha
