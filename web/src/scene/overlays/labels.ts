// Short texts at places of the pitch: elements above the picture, moved with the camera.

import { type Camera, Vector3 } from "three";

import { h, write } from "../../ui/dom";

export interface Label {
  x: number;
  y: number;
  z: number;
  text: string;
}

export class Labels {
  readonly element: HTMLElement;
  private readonly spans: HTMLElement[] = [];
  private shown: Label[] = [];
  private readonly at = new Vector3();

  constructor(kind = "") {
    this.element = h("div", { class: `labels ${kind}`, "aria-hidden": "true" });
  }

  put(labels: Label[]): void {
    this.shown = labels;
    while (this.spans.length < labels.length) {
      const span = h("span");
      this.spans.push(span);
      this.element.append(span);
    }
    this.spans.forEach((span, i) => {
      span.hidden = i >= labels.length;
      if (labels[i]) write(span, labels[i].text);
    });
  }

  /// Moves the texts to where the camera sees their places.
  project(camera: Camera, width: number, height: number): void {
    this.shown.forEach(({ x, y, z }, i) => {
      this.at.set(x, y, z).project(camera);
      const [px, py] = [((this.at.x + 1) / 2) * width, ((1 - this.at.y) / 2) * height];
      this.spans[i]!.style.transform = `translate(${px.toFixed(1)}px, ${py.toFixed(1)}px) translate(-50%, -50%)`;
    });
  }
}
