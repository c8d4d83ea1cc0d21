#include "team/yarp/recorded.h"

#include <gtest/gtest.h>

#include "base/protobuf.h"
#include "messages/readings.h"
#include "team/yarp/bottle_text.h"
#include "team/yarp/record_bottle.h"

namespace cancha::team::yarp {
namespace {

std::string bytes_of(const Readings& readings) {
  std::string bytes;
  append_protobuf(bytes, readings);
  return bytes;
}

TEST(YarpRecorded, ShowsMessagesByTheDescriptionInTheFile) {
  Readings readings;
  readings.time = Time{1'500'000'000};
  readings.imu.present().gyro = {0.25, 0.0, -0.5};
  readings.joints.present().angles = {0.5, -1.0};
  const auto types = RecordedTypes::parse(protobuf_descriptor<Readings>());
  ASSERT_TRUE(types.has_value());

  const auto bottle = types->bottle("cancha.Readings", bytes_of(readings));

  ASSERT_TRUE(bottle.has_value()) << bottle.error().text();
  const std::string text = text_of(*bottle);
  EXPECT_TRUE(text.starts_with("(time 1.5) (imu (")) << text;
  EXPECT_NE(text.find("(gyro ((x 0.25) (y 0.0) (z -0.5)))"), std::string::npos) << text;
  EXPECT_NE(text.find("(angles (0.5 -1.0))"), std::string::npos) << text;
  // what a robot does not have is not there, and nothing is made up for it
  EXPECT_EQ(text.find("feet"), std::string::npos) << text;
  EXPECT_NE(text.find("(carried false)"), std::string::npos) << text;
}

TEST(YarpRecorded, RefusesWhatDoesNotFit) {
  const auto types = RecordedTypes::parse(protobuf_descriptor<Readings>());
  ASSERT_TRUE(types.has_value());
  EXPECT_EQ(types->bottle("cancha.Reading", "").error().text(), "cancha.Reading: is not described in the file");
  Readings readings;
  readings.time = Time{1'500'000'000};
  std::string cut = bytes_of(readings);
  cut.pop_back();
  EXPECT_EQ(types->bottle("cancha.Readings", cut).error().text(),
            "cancha.Readings: its bytes do not fit its description");
  EXPECT_EQ(RecordedTypes::parse("nonsense").error().text(),
            "schema: is no description of protobuf messages (was the file damaged?)");
}

TEST(YarpRecorded, MakesRecordsOfBottlesAndBottlesOfRecords) {
  const Layout layout = Layout::parse(
                            "test.Ball(1 seen bool, 2 name string, 3 p [2 double], 4 n int32, "
                            "5 at test.Place(1 x double, 2 y double), 6 role enum{keeper|player})")
                            .value();
  const auto json = json_of(layout, *parse_bottle("(seen true) (p (1 2.5)) (n 7) (at (x 0.5) (y 1)) (role keeper)"));
  ASSERT_TRUE(json.has_value()) << json.error().text();
  EXPECT_EQ(*json, R"({"seen":true,"p":[1,2.5],"n":7,"at":{"x":0.5,"y":1},"role":"keeper"})");
  EXPECT_EQ(text_of(bottle_of_json(*json).value()),
            R"((at ((x 0.5) (y 1))) (n 7) (p (1 2.5)) (role keeper) (seen true))");
  // a bottle that was made of a record is read as the same record
  EXPECT_EQ(bottle_of_json(json_of(layout, bottle_of_json(*json).value()).value()).value(),
            bottle_of_json(*json).value());

  const auto fault = [&](const char* text) { return json_of(layout, *parse_bottle(text)).error().text(); };
  EXPECT_EQ(fault("(seem true)"),
            "test.Ball: has no field 'seem' (did you mean 'seen'? known: seen, name, p, n, at, role)");
  EXPECT_EQ(fault("(n high)"), "field 'n': must be a whole number, and is a string");
  EXPECT_EQ(fault("(seen 5)"), "field 'seen': must be true or false, and is an integer");
  EXPECT_EQ(fault("7"), "bottle: must be a list of (field value), and is an integer");
}

}  // namespace
}  // namespace cancha::team::yarp
