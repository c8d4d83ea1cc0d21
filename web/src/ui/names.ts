// Names as people say them.

import { t } from "./strings";

/// A file's, a plug-in's or a behaviour's name without its folder and ending: a path is no name of a team.
/// "build/my/team.so" → "team", "lions/agents.xabsl" → "lions", "a/lions.xml:product" → "lions:product".
export function shortName(path: string): string {
  return path
    .replace(/\/+$/, "")
    .replace(/\/agents\.xabsl(?=:|$)/, "")
    .replace(/^.*\//, "")
    .replace(/\.(mcap|so|xabsl|xml|scxml|csv|dat)(?=:|$)/, "");
}

/// "blue 3" in the language of the page.
export function robotName(robot: string): string {
  const [team, number] = robot.split(" ") as ["blue" | "yellow", string];
  return t("robotName", { team: t(team), number });
}
