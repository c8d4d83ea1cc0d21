// Draws some series over time with uPlot. The moment of the player is a line through it; a click or drag goes there.

import uPlot from "uplot";

import { clock } from "../../data/clock";
import { h } from "../dom";
import { columnTimes, decimate, type Series } from "./decimate";

export interface Drawn {
  id: string;
  unit: string;
  color: string;
  series: Series;
}

const WINDOW = 10; // s around now
export const DASHES = [[], [8, 4], [2, 3]]; // colours are not the only difference

export class Plot {
  readonly element = h("div", { class: "plot", "aria-hidden": "true" });
  private readonly now = h("div", { class: "now" });
  private chart: uPlot | undefined;
  private drawn: Drawn[] = [];
  private around = false;
  private time = 0;

  constructor(
    private start: number,
    private end: number,
    seek: (time: number) => void,
    private readonly scale: { log?: boolean; at?: (time: number) => string } = {},
  ) {
    let dragging = false;
    const go = (event: PointerEvent) => {
      const box = this.chart!.over.getBoundingClientRect();
      seek(this.chart!.posToVal(Math.min(box.width, Math.max(0, event.clientX - box.left)), "x"));
    };
    this.element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !this.chart?.over.contains(event.target as Node)) return;
      dragging = true;
      this.element.setPointerCapture(event.pointerId);
      go(event);
    });
    this.element.addEventListener("pointermove", (event) => dragging && !this.around && go(event));
    for (const name of ["pointerup", "pointercancel"]) this.element.addEventListener(name, () => (dragging = false));
    new ResizeObserver(() => this.resize()).observe(this.element);
  }

  /// Other series, or other values of them.
  set(drawn: Drawn[], around: boolean): void {
    const same =
      drawn.length === this.drawn.length &&
      drawn.every((one, i) => one.id === this.drawn[i]!.id && one.color === this.drawn[i]!.color);
    this.drawn = drawn;
    this.around = around;
    if (!same || !this.chart) this.rebuild();
    else this.fill();
  }

  /// Another stretch of time.
  range(start: number, end: number): void {
    this.start = start;
    this.end = end;
  }

  update(time: number): void {
    this.time = time;
    if (!this.chart) return;
    if (this.around) this.fill();
    this.now.style.transform = `translateX(${this.chart.valToPos(time, "x").toFixed(1)}px)`;
  }

  private rebuild(): void {
    this.chart?.destroy();
    this.chart = undefined;
    if (this.drawn.length === 0 || this.element.clientWidth === 0) return; // not on the page yet: resize() will build it
    const style = getComputedStyle(this.element);
    const [quiet, edge] = [style.color, style.outlineColor];
    const line = { stroke: edge, width: 1 };
    const units = [...new Set(this.drawn.map(({ unit }) => unit))];
    const font = "11px system-ui, sans-serif";
    // a scale for each unit; the first two have an axis
    const axis = (unit: string, i: number): uPlot.Axis => ({
      scale: `y${unit}`,
      side: i === 0 ? 3 : 1,
      stroke: quiet,
      grid: { ...line, show: i === 0 },
      ticks: { show: false },
      size: 36,
      font,
      label: unit,
      labelSize: unit ? 15 : 0,
      labelFont: font,
      labelGap: 0,
    });
    this.chart = new uPlot(
      {
        width: Math.max(80, this.element.clientWidth),
        height: Math.max(60, this.element.clientHeight),
        legend: { show: false },
        padding: [8, units.length > 1 ? 0 : 14, 0, 0],
        cursor: { drag: { x: false, y: false }, y: false, points: { show: false } },
        scales: {
          x: { time: false, auto: false },
          ...Object.fromEntries(units.map((unit) => [`y${unit}`, { auto: true, distr: this.scale.log ? 3 : 1 }])),
        },
        axes: [
          {
            stroke: quiet,
            grid: line,
            ticks: { show: false },
            size: 26,
            gap: 4,
            font,
            values: (_, splits) =>
              splits.map(this.scale.at ?? ((at) => clock(at, (splits[1] ?? 1) - (splits[0] ?? 0) < 1))),
          },
          ...units.slice(0, 2).map(axis),
        ],
        series: [
          {},
          ...this.drawn.map(({ id, unit, color }, i): uPlot.Series => ({
            label: id,
            scale: `y${unit}`,
            stroke: color,
            width: 1.6,
            dash: DASHES[Math.floor(i / 6) % 3]!,
            points: { show: false },
            spanGaps: false,
          })),
        ],
      },
      [[], ...this.drawn.map(() => [])],
      this.element,
    );
    this.chart.over.append(this.now);
    this.fill();
  }

  private fill(): void {
    if (!this.chart) return;
    const [from, to] = this.around ? [this.time - WINDOW / 2, this.time + WINDOW / 2] : [this.start, this.end];
    const columns = Math.max(20, Math.round(this.chart.over.clientWidth || 400));
    this.chart.batch(() => {
      this.chart!.setData(
        [
          columnTimes(from, to, columns),
          ...this.drawn.map(({ series }) => decimate(series, from, to, columns)),
        ] as uPlot.AlignedData,
        false,
      );
      this.chart!.setScale("x", { min: from, max: to });
    });
    this.now.style.transform = `translateX(${this.chart.valToPos(this.time, "x").toFixed(1)}px)`;
  }

  private resize(): void {
    if (this.element.clientWidth === 0) return;
    if (!this.chart) return this.rebuild();
    this.chart.setSize({
      width: Math.max(80, this.element.clientWidth),
      height: Math.max(60, this.element.clientHeight),
    });
    this.fill();
  }
}
