// The lines that were logged: read when the panel is opened first, filtered by text and level, following the time.

import { clock } from "../../data/clock";
import type { LogLine } from "../../data/messages";
import { lastAtOrBefore } from "../../data/poses";
import type { Recording } from "../../data/recording";
import { h, write } from "../../ui/dom";
import { named, t } from "../../ui/strings";

const LEVELS = ["DEBUG", "INFO", "WARNING", "ERROR", "FATAL"];

export class LogPanel {
  readonly element: HTMLElement;
  private readonly list = h("ol", { class: "lines", tabindex: 0, "aria-label": t("log") });
  private readonly note = h("p", { class: "quiet note", role: "status" }, t("reading"));
  private readonly text = h("input", { type: "search", placeholder: t("filter"), "aria-label": t("filter") });
  private readonly level = h("select", { "aria-label": t("level"), title: t("level") });
  private readonly rows: { row: HTMLElement; line: LogLine }[] = [];
  private readonly times: number[] = [];
  private reading: Promise<void> | undefined;
  private settled = false; // nothing is being read
  private upTo = -1; // the moment up to which all is here
  private current = -1;
  private time = 0;

  constructor(
    private readonly recording: Recording,
    private readonly seek: (time: number) => void,
  ) {
    LEVELS.forEach((level, i) =>
      this.level.append(h("option", { value: i, selected: i === 0 }, i === 0 ? t("allLevels") : `≥ ${named(level)}`)),
    );
    for (const [field, event] of [
      [this.text, "input"],
      [this.level, "change"],
    ] as const)
      field.addEventListener(event, () => this.filter());
    this.element = h(
      "section",
      { class: "card log", "aria-labelledby": "log-title" },
      h("div", { class: "title" }, h("h2", { id: "log-title" }, t("log")), this.text, this.level),
      this.note,
      this.list,
    );
  }

  turned(open: boolean): void {
    if (open && !this.reading) this.read();
  }

  update(time: number): void {
    this.time = time;
    if (this.settled && this.recording.written > this.upTo) this.read();
    const index = lastAtOrBefore(this.times, time + 1e-6);
    if (index === this.current) return;
    this.rows[this.current]?.row.removeAttribute("aria-current");
    this.current = index;
    const row = this.rows[index]?.row;
    row?.setAttribute("aria-current", "true");
    if (row && !this.list.matches(":hover, :focus-within"))
      this.list.scrollTop = row.offsetTop - this.list.clientHeight * 0.6;
  }

  private read(): void {
    this.settled = false;
    this.reading = this.readOn().finally(() => (this.settled = true));
  }

  /// Reads what was written since the last time.
  private async readOn(): Promise<void> {
    const [from, to] = [this.upTo, this.recording.written];
    this.upTo = to;
    try {
      for await (const { time, value } of this.recording.scan<LogLine>(["/log"], from + 1e-9, to))
        this.add(time, value);
      this.note.hidden = this.rows.length > 0;
      write(this.note, t("noLog"));
      this.filter();
      this.update(this.time); // time may stand still
    } catch (error) {
      console.warn(error);
      write(this.note, t("numbersFailed"));
    }
  }

  private add(time: number, line: LogLine): void {
    const row = h(
      "li",
      { class: line.level.toLowerCase() },
      h(
        "button",
        { type: "button", onclick: () => this.seek(time) },
        h("span", { class: "at" }, clock(time, true)),
        h("span", { class: "level" }, named(line.level)),
        h("span", { class: "who" }, line.name),
        h("span", { class: "what" }, line.message),
      ),
    );
    this.times.push(time);
    this.rows.push({ row, line });
    this.list.append(row);
  }

  private filter(): void {
    const wanted = this.text.value.toLowerCase();
    const least = Number(this.level.value);
    let shown = 0;
    for (const { row, line } of this.rows) {
      row.hidden = LEVELS.indexOf(line.level) < least || !`${line.name} ${line.message}`.toLowerCase().includes(wanted);
      if (!row.hidden) ++shown;
    }
    this.note.hidden = shown > 0;
    write(this.note, t(this.rows.length ? "noMatch" : "noLog"));
  }
}
