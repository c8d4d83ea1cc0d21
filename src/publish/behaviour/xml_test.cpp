#include "publish/behaviour/xml.h"

#include <gtest/gtest.h>

#include "base/xml.h"
#include "decide/xabsl/made_up.h"
#include "support/xabsl.h"

namespace cancha::publish {
namespace {

namespace xabsl = decide::xabsl;

Site xml_of(std::string_view main) {
  const xabsl::Compilation made = xabsl::compile("agents.xabsl", xabsl::read_from_memory(xabsl::files_with(main)));
  EXPECT_TRUE(made.good()) << xabsl::said(made);
  return behaviour_xml(made);
}

TEST(BehaviourXml, HasTheFoldersOfTheOriginal) {
  const Site site = xml_of("option main { initial state s { action { stand(); } } }");
  std::vector<std::string> names;
  for (const auto& [name, content] : site) names.push_back(name);
  EXPECT_EQ(names, (std::vector<std::string>{"BasicBehaviors/behaviours.xml", "Options/helper.xml", "Options/main.xml",
                                             "Options/twin.xml", "Symbols/symbols.xml", "agents.xml", "entities.dtd",
                                             "options.xml"}));
  EXPECT_NE(site.at("agents.xml").find("<agent name=\"player\" title=\"Player\" root-option=\"main\"/>"),
            std::string::npos);
  EXPECT_NE(site.at("entities.dtd").find("<!ENTITY Options.main SYSTEM \"Options/main.xml\">"), std::string::npos);
  EXPECT_NE(
      site.at("Symbols/symbols.xml").find("<decimal-output-symbol name=\"speed\" range=\"0..100\" measure=\"%\"/>"),
      std::string::npos)
      << site.at("Symbols/symbols.xml");
}

TEST(BehaviourXml, AnOptionIsWrittenWhole) {
  const Site site = xml_of(R"(/** plays "well" & fast */
option main {
  initial state one {
    decision {
      if (x < 5 && between(value = y, min = -1, max = pi)) goto two;
      else if (colour == red) stay;
      else goto two;
    }
    action { walk(x = x + 0.5, fast = seen, side = left); speed = 50; }
  }
  target state two { action { helper(a = 1); } }
})");
  EXPECT_EQ(site.at("Options/main.xml"), R"X(<?xml version="1.0" encoding="UTF-8"?>
<option name="main" initial-state="one" description="plays &quot;well&quot; &amp; fast">
  <state name="one">
    <decision-tree>
      <if>
        <branch>
          <condition text="x &lt; 5 &amp;&amp; between(value = y, min = -1, max = pi)">
            <and>
              <less-than>
                <decimal-input-symbol-ref ref="x"/>
                <decimal-value value="5"/>
              </less-than>
              <boolean-input-symbol-ref ref="between">
                <with-parameter ref="value">
                  <decimal-input-symbol-ref ref="y"/>
                </with-parameter>
                <with-parameter ref="min">
                  <decimal-value value="-1"/>
                </with-parameter>
                <with-parameter ref="max">
                  <constant-ref ref="pi"/>
                </with-parameter>
              </boolean-input-symbol-ref>
            </and>
          </condition>
          <transition-to-state ref="two"/>
        </branch>
        <branch>
          <condition text="colour == red">
            <same-element>
              <enumerated-input-symbol-ref ref="colour"/>
              <enum-element-ref ref="Colour.red"/>
            </same-element>
          </condition>
          <transition-to-state ref="one"/>
        </branch>
        <else>
          <transition-to-state ref="two"/>
        </else>
      </if>
    </decision-tree>
    <actions>
      <subsequent-basic-behavior ref="walk">
        <with-parameter ref="x">
          <plus>
            <decimal-input-symbol-ref ref="x"/>
            <decimal-value value="0.5"/>
          </plus>
        </with-parameter>
        <with-parameter ref="fast">
          <boolean-input-symbol-ref ref="seen"/>
        </with-parameter>
        <with-parameter ref="side">
          <enum-element-ref ref="Side.left"/>
        </with-parameter>
      </subsequent-basic-behavior>
      <set-output-symbol ref="speed">
        <decimal-value value="50"/>
      </set-output-symbol>
    </actions>
  </state>
  <state name="two" target="true">
    <actions>
      <subsequent-option ref="helper">
        <with-parameter ref="a">
          <decimal-value value="1"/>
        </with-parameter>
      </subsequent-option>
    </actions>
  </state>
</option>
)X");
}

/// Every file of made-up behaviours is XML that our own reader takes.
TEST(BehaviourXml, IsWellFormed) {
  Random random{1};
  const xabsl::Compilation made = xabsl::compile(
      "agents.xabsl", xabsl::read_from_memory(xabsl::made_up_behaviour({.options = 20, .symbol_files = 3}, random)));
  ASSERT_TRUE(made.good()) << xabsl::said(made);
  for (const auto& [name, content] : behaviour_xml(made)) {
    if (name.ends_with(".dtd")) continue;
    EXPECT_TRUE(read_xml(content, name)) << name;
  }
}

}  // namespace
}  // namespace cancha::publish
