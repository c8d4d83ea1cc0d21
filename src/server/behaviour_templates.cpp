#include "server/behaviour_templates.h"

#include <fmt/format.h>

#include "base/expects.h"

namespace cancha::server {
namespace {

constexpr const char* kRules = R"(<?xml version="1.0" encoding="UTF-8"?>
<!-- {0}: rules from the most important to the least; the first that holds wins. docs/rules.md lists all words. -->
<RuleSet>
  <Rule name="Save" desc="keeper: a shot comes">
    <def><value term="gkNeedsStartSaving"/></def>
    <action name="save"/>
  </Rule>
  <Rule name="Back to the goal" desc="keeper: stand between ball and goal">
    <def><value term="gkNeedsRelocate"/></def>
    <action name="relocate"/>
  </Rule>
  <Rule name="Shoot">
    <def><value term="ballIsMine"/></def>
    <action name="kickBall"/>
  </Rule>
  <Rule name="Go to ball" desc="whoever is there first; the others take their places">
    <def><and><value term="ballInSight"/><not><value term="ballIsMine"/></not></and></def>
    <action name="followBall"/>
  </Rule>
</RuleSet>
)";

constexpr const char* kChart = R"(<?xml version="1.0" encoding="UTF-8"?>
<!-- {0}: whoever is nearest to the ball attacks, the others wait behind it. docs/chart.md lists what can be in a chart. -->
<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:cancha="urn:cancha:chart" version="1.0" name="{0}"
       initial="Wait" cancha:type="classic">
  <datamodel>
    <data id="team.rank" cancha:role="input" cancha:type="decimal" cancha:doc="how many mates are nearer to the ball"/>
    <data id="ball.x" cancha:role="input" cancha:type="decimal" cancha:unit="mm"/>
    <data id="ball.y" cancha:role="input" cancha:type="decimal" cancha:unit="mm"/>
    <data id="skill" cancha:role="output" cancha:type="enumerated" cancha:values="stop go_to attack keep_goal"/>
    <data id="skill.x" cancha:role="output" cancha:type="decimal" cancha:unit="mm"/>
    <data id="skill.y" cancha:role="output" cancha:type="decimal" cancha:unit="mm"/>
  </datamodel>

  <state id="Wait" cancha:x="120" cancha:y="160">
    <onentry><assign location="skill" expr="'go_to'"/></onentry>
    <transition event="tick" cond="team.rank &lt; 1" target="Attack"/>
    <transition event="tick">
      <assign location="skill.x" expr="ball.x * 0.5 - 300"/>
      <assign location="skill.y" expr="ball.y * 0.5"/>
    </transition>
  </state>

  <state id="Attack" cancha:x="520" cancha:y="160">
    <onentry><assign location="skill" expr="'attack'"/></onentry>
    <transition event="tick" cond="team.rank &gt;= 2" target="Wait"/>
  </state>
</scxml>
)";

}  // namespace

TemplateFile template_of(NewKind kind, const std::string& behaviour) {
  CANCHA_EXPECTS(kind != NewKind::Copy);
  if (kind == NewKind::Rules) return {behaviour + ".xml", fmt::format(kRules, behaviour)};
  return {behaviour + ".scxml", fmt::format(kChart, behaviour)};
}

}  // namespace cancha::server
