// The match alone on the screen.

import { icon, iconButton } from "./dom";
import type { Shortcut } from "./keyboard";
import { t } from "./strings";

export class FullScreen {
  readonly button: HTMLButtonElement;

  /// `subject` gives what fills the screen: it is made later.
  constructor(private readonly subject: () => HTMLElement) {
    this.button = iconButton("enlarge", t("fullScreen"), () => void this.turn(), {
      title: `${t("fullScreen")} (⇧F)`,
      "data-act": "full",
      hidden: !document.fullscreenEnabled,
    });
    document.addEventListener("fullscreenchange", () => {
      const label = t(document.fullscreenElement ? "leaveFullScreen" : "fullScreen");
      this.button.replaceChildren(icon(document.fullscreenElement ? "reduce" : "enlarge"));
      this.button.setAttribute("aria-label", label);
      this.button.title = `${label} (⇧F)`;
    });
  }

  shortcuts(): Shortcut[] {
    return document.fullscreenEnabled
      ? [{ shown: ["⇧ F"], text: "fullScreen", bindings: [{ key: "shift f", run: () => void this.turn() }] }]
      : [];
  }

  private async turn(): Promise<void> {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await this.subject().requestFullscreen();
    } catch (error) {
      console.warn(error); // the browser may refuse
    }
  }
}
