// Colours without any picture of them: the arithmetic of ranges, as src/sense/vision/colours.cpp has it, and a draft that can be undone.

import type { ColourRangeView } from "../../data/types/api";

export const HUES = 180;

export interface Hsv {
  hue: number; // 0…179
  saturation: number; // 0…255
  value: number; // 0…255
}

/// Half of a whole number goes away from zero, as in C++.
const rounded = (x: number): number => Math.sign(x) * Math.round(Math.abs(x));

export function hsvOf(red: number, green: number, blue: number): Hsv {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma === 0) return { hue: 0, saturation: 0, value: most };
  const turn =
    most === red ? (green - blue) / chroma : most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma;
  const hue = rounded(turn * 30) % HUES;
  return { hue: hue < 0 ? hue + HUES : hue, saturation: rounded((255 * chroma) / most), value: most };
}

/// Hues may run through 179 to 0.
export const hueWithin = (hue: number, low: number, high: number): boolean =>
  low <= high ? hue >= low && hue <= high : hue >= low || hue <= high;

export const contains = (range: ColourRangeView, { hue, saturation, value }: Hsv): boolean =>
  hueWithin(hue, range.hue_low, range.hue_high) &&
  saturation >= range.saturation_low &&
  saturation <= range.saturation_high &&
  value >= range.value_low &&
  value <= range.value_high;

/// No colour is in it.
export const isEmpty = (range: ColourRangeView): boolean =>
  range.saturation_low > range.saturation_high || range.value_low > range.value_high;

const clamped = (x: number): number => Math.min(255, Math.max(0, x));
const turned = (hue: number): number => ((hue % HUES) + HUES) % HUES;

const HUE_MARGIN = 1;
const MARGIN = 6; // of saturation and value

/// A range that has these colours, too. One that has none yet, or that begins anew, has only these.
export function grown(range: ColourRangeView, colours: Hsv[], anew = false): ColourRangeView {
  const made = { ...range };
  let empty = anew || isEmpty(range);
  for (const { hue, saturation, value } of colours) {
    if (empty) {
      Object.assign(made, { hue_low: turned(hue - HUE_MARGIN), hue_high: turned(hue + HUE_MARGIN) });
      Object.assign(made, {
        saturation_low: clamped(saturation - MARGIN),
        saturation_high: clamped(saturation + MARGIN),
      });
      Object.assign(made, { value_low: clamped(value - MARGIN), value_high: clamped(value + MARGIN) });
      empty = false;
      continue;
    }
    if (!hueWithin(hue, made.hue_low, made.hue_high)) {
      // to the nearer side
      const [below, above] = [turned(made.hue_low - hue), turned(hue - made.hue_high)];
      if (below < above) made.hue_low = turned(hue - HUE_MARGIN);
      else made.hue_high = turned(hue + HUE_MARGIN);
    }
    made.saturation_low = Math.min(made.saturation_low, clamped(saturation - MARGIN));
    made.saturation_high = Math.max(made.saturation_high, clamped(saturation + MARGIN));
    made.value_low = Math.min(made.value_low, clamped(value - MARGIN));
    made.value_high = Math.max(made.value_high, clamped(value + MARGIN));
  }
  return made;
}

/// Which range each pixel has: its place + 1, 0 is none. Looked up with six bits a channel, as players do.
export function classesOf({ data }: Pick<ImageData, "data">, ranges: ColourRangeView[]): Uint8Array {
  const table = new Int16Array(64 * 64 * 64).fill(-1);
  const classes = new Uint8Array(data.length / 4);
  for (let i = 0; i < classes.length; ++i) {
    const [r, g, b] = [data[4 * i]! >> 2, data[4 * i + 1]! >> 2, data[4 * i + 2]! >> 2];
    const cell = (r << 12) | (g << 6) | b;
    if (table[cell]! < 0) {
      const colour = hsvOf(4 * r + 2, 4 * g + 2, 4 * b + 2);
      table[cell] = ranges.findIndex((range) => contains(range, colour)) + 1;
    }
    classes[i] = table[cell]!;
  }
  return classes;
}

export const BINS = 36; // of hues, five steps each; one more for what is pale or dark
const PALE = 40;

/// How many pixels no range has, by hue; the last one: without a clear hue.
export function unassigned({ data }: Pick<ImageData, "data">, classes: Uint8Array): number[] {
  const counts = new Array<number>(BINS + 1).fill(0);
  for (let i = 0; i < classes.length; ++i) {
    if (classes[i]) continue;
    const { hue, saturation, value } = hsvOf(data[4 * i]!, data[4 * i + 1]!, data[4 * i + 2]!);
    ++counts[saturation < PALE || value < PALE ? BINS : Math.floor((hue * BINS) / HUES)]!;
  }
  return counts;
}

/// The colour of a range for people: its middle, bright.
export function swatch(range: ColourRangeView): string {
  if (range.saturation_low < 20 && range.saturation_high < 130) return "rgb(235 235 235)";
  if (range.value_high < 60) return "rgb(30 30 30)";
  const span = turned(range.hue_high - range.hue_low);
  return `hsl(${2 * turned(range.hue_low + span / 2)} 90% 50%)`;
}

const MOST_STEPS = 200;

/// Ranges that somebody changes, with a way back.
export class Draft {
  ranges: ColourRangeView[] = [];
  private readonly before: ColourRangeView[][] = [];

  constructor(private readonly changed: () => void) {}

  get canUndo(): boolean {
    return this.before.length > 0;
  }
  /// Takes new ranges over; what was is kept.
  put(ranges: ColourRangeView[]): void {
    this.before.push(this.ranges);
    if (this.before.length > MOST_STEPS) this.before.shift();
    this.ranges = ranges;
    this.changed();
  }
  /// Changes one range.
  change(place: number, to: ColourRangeView): void {
    this.put(this.ranges.map((range, i) => (i === place ? to : range)));
  }
  undo(): void {
    const last = this.before.pop();
    if (!last) return;
    this.ranges = last;
    this.changed();
  }
  /// Another file: there is no way back beyond it.
  open(ranges: ColourRangeView[]): void {
    this.before.length = 0;
    this.ranges = ranges;
    this.changed();
  }
}
