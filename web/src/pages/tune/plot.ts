// Scores over generations with uPlot: the best so far, the mean of the tries with their spread, and what there was.

import uPlot from "uplot";

import type { TuneStep } from "../../data/types/api";
import { h } from "../../ui/dom";
import { s } from "./strings";

export class ScorePlot {
  readonly element = h("div", { class: "plot", role: "img" });
  /// What the lines mean; it has their colours, too, which a canvas cannot take from a style.
  readonly legend = h(
    "ul",
    { class: "legend" },
    ...(["best", "mean", "spread", "before"] as const).map((name) =>
      h("li", {}, h("span", { class: `line ${name}` }), s(name)),
    ),
  );
  private chart: uPlot | undefined;
  private steps: TuneStep[] = [];

  constructor() {
    new ResizeObserver(() => this.resize()).observe(this.element);
    // colours are drawn, not styled
    new MutationObserver(() => this.rebuild()).observe(document.documentElement, {
      attributes: true,
      attributeFilter: ["data-theme"],
    });
  }

  set(steps: TuneStep[], said: string): void {
    this.steps = steps;
    this.element.setAttribute("aria-label", said);
    if (this.chart) this.chart.setData(this.data());
    else this.rebuild();
  }

  private data(): uPlot.AlignedData {
    const of = (value: (step: TuneStep) => number) => this.steps.map(value);
    return [
      of(({ progress }) => progress.generation),
      of(({ progress }) => progress.mean + progress.spread),
      of(({ progress }) => progress.mean - progress.spread),
      of(({ progress }) => progress.before),
      of(({ progress }) => progress.mean),
      of(({ progress }) => progress.best),
    ];
  }

  private rebuild(): void {
    this.chart?.destroy();
    this.chart = undefined;
    if (this.element.clientWidth === 0) return; // not on the page yet: resize() will build it
    const style = getComputedStyle(this.element);
    const look = (name: string) => getComputedStyle(this.legend.querySelector(`.${name}`)!);
    const [quiet, edge] = [style.color, style.outlineColor];
    const font = "11px system-ui, sans-serif";
    const axis: uPlot.Axis = { stroke: quiet, grid: { stroke: edge, width: 1 }, ticks: { show: false }, font };
    const points = { show: this.steps.length < 2 };
    this.chart = new uPlot(
      {
        width: Math.max(80, this.element.clientWidth),
        height: Math.max(60, this.element.clientHeight),
        legend: { show: false },
        padding: [10, 14, 0, 0],
        cursor: { show: false },
        scales: { x: { time: false, range: (_, least, most) => [least ?? 0, Math.max(most ?? 1, (least ?? 0) + 1)] } },
        axes: [
          { ...axis, size: 26, gap: 4, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, 10000] },
          { ...axis, size: 50 },
        ],
        series: [
          {},
          { stroke: "transparent", points: { show: false } },
          { stroke: "transparent", points: { show: false } },
          { stroke: quiet, width: 1.4, dash: [2, 3], points: { show: false } },
          { stroke: look("mean").borderTopColor, width: 1.6, dash: [8, 4], points },
          { stroke: look("best").borderTopColor, width: 2.4, points },
        ],
        bands: [{ series: [1, 2], fill: look("spread").backgroundColor }],
      },
      this.data(),
      this.element,
    );
  }

  private resize(): void {
    if (this.element.clientWidth === 0) return;
    if (!this.chart) return this.rebuild();
    this.chart.setSize({
      width: Math.max(80, this.element.clientWidth),
      height: Math.max(60, this.element.clientHeight),
    });
  }
}
