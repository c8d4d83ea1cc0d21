#include "base/xml.h"

#include <gtest/gtest.h>

namespace cancha {
namespace {

TEST(Xml, AttributesKnowWhereTheyStand) {
  const std::string text = "<a>\n  <b one='1'\n     two = \"x &lt; y &amp;&amp;\r\nz\"/></a>";
  const auto root = read_xml(text, "f.xml");
  ASSERT_TRUE(root);
  const XmlElement& b = root->children[0];

  EXPECT_EQ(text.substr(b.begin, 1), "b");
  const XmlAttribute& two = b.attributes[1];
  EXPECT_EQ(two.value, "x < y && z");
  EXPECT_EQ(text.substr(two.begin, two.end - two.begin), "x &lt; y &amp;&amp;\r\nz");
  for (const char letter : {'x', 'y', 'z'}) {
    const std::size_t byte = byte_of(text, two, two.value.find(letter));
    EXPECT_EQ(text[byte], letter);
  }
  EXPECT_EQ(byte_of(text, two, 100), two.end);
  EXPECT_EQ(text[b.attributes[0].begin], '1');
}

TEST(Xml, ReferencesToLettersCountAsTheirBytes) {
  const std::string text = "<a b='&#241;&#xe9;&nope;!'/>";
  const auto root = read_xml(text, "f.xml");
  ASSERT_TRUE(root);
  const XmlAttribute& b = root->attributes[0];
  EXPECT_EQ(b.value, "ñé&nope;!");
  EXPECT_EQ(text[byte_of(text, b, b.value.find('!'))], '!');
}

TEST(Xml, TextOfOtherEncodingsHasNoPlaces) {
  std::string text = "\xff\xfe";
  for (const char c : std::string{"<a b='1'/>"}) text += {c, '\0'};
  const auto root = read_xml(text, "f.xml");
  ASSERT_TRUE(root);
  EXPECT_EQ(root->attributes[0].value, "1");
  EXPECT_EQ(root->attributes[0].end, 0u);
  EXPECT_EQ(byte_of(text, root->attributes[0], 1), 0u);
}

TEST(Xml, UnescapesItsOwnEntitiesOnly) {
  EXPECT_EQ(xml_unescaped("a &lt; b &amp;&amp; c &gt;= &quot;&apos;"), "a < b && c >= \"'");
  EXPECT_EQ(xml_unescaped("&amp;lt; &nbsp; &"), "&lt; &nbsp; &");
}

}  // namespace
}  // namespace cancha
