// The way to the chart page, which is a bundle of its own.

import { h } from "./dom";
import { t } from "./strings";
import { pageHead, showTrouble } from "./trouble";

/// Where the charts of a behaviour are drawn, tried and changed.
export const chartAddress = (name: string): string => `/chart?behaviour=${encodeURIComponent(name)}`;
/// Whether a behaviour is a chart, by the file that it begins with.
export const isChart = (root: string): boolean => /\.(scxml|csv)$/.test(root);

export async function showChart(place: HTMLElement, query: URLSearchParams): Promise<void> {
  place.replaceChildren(pageHead(), h("main", { class: "trouble" }, h("h1", { class: "quiet" }, t("loading"))));
  const bundle = "/chart.js"; // a name, so that the build leaves it alone
  try {
    const styled = new Promise((done) => document.head.append(h("link", { rel: "stylesheet", href: "/chart.css", onload: done, onerror: done })));
    const [{ showChartPage }] = (await Promise.all([import(bundle), styled])) as [{ showChartPage: (at: HTMLElement, asked: URLSearchParams) => Promise<void> }, unknown];
    await showChartPage(place, query);
  } catch (error) {
    showTrouble(place, error, "chart.js");
  }
}
