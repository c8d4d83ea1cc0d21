#include "base/svg.h"

#include <gtest/gtest.h>

#include <limits>

namespace cancha {
namespace {

/// A picture of 200 × 100 pixels, origin in its middle.
Svg small_picture() {
  return Svg{{.low = {-1, -0.5}, .high = {1, 0.5}, .pixels_per_unit = 100}};
}

/// What lies between the svg tags.
std::string body(const Svg& svg) {
  const std::string all = svg.finish();
  const std::size_t start = all.find('\n') + 1;
  return all.substr(start, all.rfind("</svg>") - start);
}

TEST(Svg, WritesNumbersShortAndAlike) {
  EXPECT_EQ(svg_number(1.0), "1");
  EXPECT_EQ(svg_number(100.0), "100");
  EXPECT_EQ(svg_number(0.1 + 0.2), "0.3");
  EXPECT_EQ(svg_number(-0.00001), "0");
  EXPECT_EQ(svg_number(-2.5), "-2.5");
  EXPECT_EQ(svg_number(1.0 / 3), "0.333");
  EXPECT_EQ(svg_number(std::numeric_limits<double>::quiet_NaN()), "0");
  EXPECT_EQ(svg_number(std::numeric_limits<double>::infinity()), "10000000");
}

TEST(Svg, EscapesWhatXmlReserves) {
  EXPECT_EQ(xml_escaped("a < b & \"c\" > d"), "a &lt; b &amp; &quot;c&quot; &gt; d");
  EXPECT_EQ(xml_escaped("Mädchen · €"), "Mädchen · €");
}

TEST(Svg, ReplacesWhatXmlCannotSay) {
  EXPECT_EQ(xml_escaped(std::string_view{"a\0b\x1b", 4}),
            "a\xef\xbf\xbd"
            "b\xef\xbf\xbd");
  EXPECT_EQ(xml_escaped("\xff\xc3"), "\xef\xbf\xbd\xef\xbf\xbd");
  EXPECT_EQ(xml_escaped("\xed\xa0\x80"), "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd");
}

TEST(Svg, HasTheSizeOfItsSheet) {
  const std::string all = small_picture().finish();
  EXPECT_NE(all.find("width=\"200\" height=\"100\" viewBox=\"0 0 200 100\""), std::string::npos);
  EXPECT_EQ(body(small_picture()), "");
}

TEST(Svg, TurnsYUpIntoPixelsDown) {
  Svg svg = small_picture();

  svg.circle({0.5, 0.25}, 0.1, {.fill = "#fff"});
  svg.line({-1, -0.5}, {1, 0.5}, {.stroke = "#000", .width = 2, .dash = "4 3"});
  svg.rect({0, 0}, {0.5, 0.25}, {.css_class = "area", .opacity = 0.5}, 6);

  EXPECT_EQ(body(svg),
            "  <circle cx=\"150\" cy=\"25\" r=\"10\" fill=\"#fff\"/>\n"
            "  <line x1=\"0\" y1=\"100\" x2=\"200\" y2=\"0\" stroke=\"#000\" stroke-width=\"2\" "
            "stroke-dasharray=\"4 3\"/>\n"
            "  <rect x=\"100\" y=\"25\" width=\"50\" height=\"25\" rx=\"6\" class=\"area\" opacity=\"0.5\"/>\n");
}

TEST(Svg, WritesPolygonsAndPaths) {
  Svg svg = small_picture();
  const Vec2 triangle[] = {{0, 0}, {0.1, 0}, {0, 0.1}};

  svg.polygon(triangle, {});
  svg.polyline(triangle, {.fill = "none"});
  svg.path(Path{}.move_to({0, 0}).arc_to({0.1, 0}, 0.05, true).line_to({0.2, 0}).close(), {});

  EXPECT_EQ(body(svg),
            "  <polygon points=\"100,50 110,50 100,40\"/>\n"
            "  <polyline points=\"100,50 110,50 100,40\" fill=\"none\"/>\n"
            "  <path d=\"M100 50 A5 5 0 0 0 110 50 L120 50 Z\"/>\n");
}

TEST(Svg, WritesText) {
  Svg svg = small_picture();

  svg.text({0, 0}, "A & B", {.fill = "#111", .size = 10, .bold = true, .turn = 90});

  EXPECT_EQ(body(svg),
            "  <text x=\"100\" y=\"50\" dy=\"3.6\" font-size=\"10\" text-anchor=\"middle\" fill=\"#111\" "
            "font-weight=\"bold\" transform=\"rotate(-90 100 50)\">A &amp; B</text>\n");
}

TEST(Svg, NestsGroupsAndClosesOpenOnes) {
  Svg svg = small_picture();

  svg.begin_group({.fill = "none"}, "lines");
  svg.circle({0, 0}, 0.1, {});
  svg.end_group();
  svg.begin_group({.css_class = "open"});

  EXPECT_EQ(body(svg),
            "  <g fill=\"none\">\n"
            "    <title>lines</title>\n"
            "    <circle cx=\"100\" cy=\"50\" r=\"10\"/>\n"
            "  </g>\n"
            "  <g class=\"open\">\n"
            "</g>\n");
}

}  // namespace
}  // namespace cancha
