// The entry of the motion page's own bundle.

import "./motion.css";

import { h } from "../../ui/dom";
import { language } from "../../ui/settings";
import { useLanguage } from "../../ui/strings";
import { pageHead } from "../../ui/trouble";
import { listRobots, readRobot } from "./api";
import { MotionPage } from "./page";
import { m } from "./strings";

/// `?robot=ROBOT&name=NAME`; without, the first there is.
export async function show(place: HTMLElement, query: URLSearchParams): Promise<void> {
  useLanguage(language());
  document.title = `${m("title")} · Cancha`;
  const trouble = (...words: (Node | string)[]) =>
    place.replaceChildren(pageHead(), h("main", { class: "trouble" }, h("h1", {}, m("title")), ...words));
  try {
    const robots = await listRobots();
    const robot = robots.find(({ name }) => name === query.get("robot")) ?? robots[0];
    if (!robot) return trouble(h("p", { role: "alert" }, m("noRobot")));
    if (robot.problem)
      return trouble(
        h("p", { role: "alert" }, m("badRobot", { robot: robot.name })),
        h("pre", { class: "faults-of" }, robot.problem),
      );
    return await new MotionPage(place, robots, await readRobot(robot.name)).begin(query.get("name") ?? "");
  } catch (error) {
    return trouble(h("p", { role: "alert" }, m("failed", { why: (error as Error).message })));
  }
}
