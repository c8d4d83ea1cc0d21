// The entry of the chart page's own bundle.

import "./chart.css";

import { h } from "../../ui/dom";
import { language } from "../../ui/settings";
import { useLanguage } from "../../ui/strings";
import { pageHead } from "../../ui/trouble";
import { behaviours } from "../editor/api";
import { askNewBehaviour } from "../editor/dialogs";
import { chartAddress } from "./links";
import { ChartPage } from "./page";
import { c } from "./strings";

/// Files that hold a chart; sequences of inputs are no charts.
const isChartFile = (path: string): boolean => /\.(scxml|csv)$/.test(path) && !path.endsWith(".test.csv");

/// `?behaviour=NAME` or `?file=NAME/FILE` shows a chart; without, all there are.
export async function show(place: HTMLElement, query: URLSearchParams): Promise<void> {
  useLanguage(language());
  const file = query.get("file") ?? "";
  const name = query.get("behaviour") ?? file.split("/")[0]!;
  try {
    const all = (await behaviours())
      .map((behaviour) => ({
        ...behaviour,
        files: behaviour.files
          .filter(isChartFile)
          .sort((a, b) => Number(a.endsWith(".csv")) - Number(b.endsWith(".csv"))),
      }))
      .filter(({ files }) => files.length > 0);
    const found = all.find((behaviour) => behaviour.name === name);
    if (found) return await new ChartPage(place, found, all).begin(found.files.includes(file) ? file : found.files[0]!);
    document.title = `${c("choose")} · Cancha`;
    const list = h(
      "ul",
      { class: "behaviours" },
      ...all.map(({ name: its, files }) =>
        h(
          "li",
          {},
          h(
            "a",
            { href: chartAddress(its) },
            h("b", {}, its),
            h("span", {}, ""),
            h("span", { class: "quiet" }, files.map((path) => path.slice(its.length + 1)).join(", ")),
          ),
        ),
      ),
    );
    place.replaceChildren(
      pageHead(),
      h(
        "main",
        { class: "home" },
        h("h1", {}, c("choose")),
        h("p", { class: "quiet" }, name ? c("missing", { name }) : c(all.length > 0 ? "chooseHint" : "none")),
        list,
        h(
          "p",
          {},
          h(
            "button",
            { type: "button", class: "plain", onclick: () => void askNewBehaviour(all, "chart") },
            c("newChart"),
          ),
        ),
      ),
    );
  } catch (error) {
    place.replaceChildren(
      pageHead(),
      h(
        "main",
        { class: "trouble" },
        h("h1", {}, c("title")),
        h("p", { role: "alert" }, c("failed", { why: (error as Error).message })),
      ),
    );
  }
}
