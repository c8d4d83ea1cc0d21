// Asks the server what the chosen robot saw and heard, one question at a time, for as long as somebody wants to know.

import { request } from "../../../data/connection";
import type { EyesView } from "../../../data/types/api";
import type { Selection } from "../../../scene/selection";

const AGAIN_MS = 150; // another picture is being made for somebody else
const BUSY = 503;

export class EyeSource {
  /// What came last, of the robot that is chosen now.
  view: EyesView | undefined;
  /// The server's sentence where there is nothing to show.
  problem = "";
  private shown = ""; // robot of `view`
  private asked = ""; // robot and time of the last question
  private asking = false;

  constructor(
    private readonly file: string,
    private readonly selection: Pick<Selection, "robot">,
    private readonly changed: () => void,
  ) {}

  /// The chosen robot; undefined where nobody is.
  get robot(): string | undefined {
    return this.selection.robot;
  }

  /// What is known of the chosen robot; asks for this moment where that was another one.
  at(time: number): EyesView | undefined {
    const { robot } = this;
    if (robot !== this.shown) this.view = undefined;
    if (!robot) return undefined;
    const question = `robot=${robot.replace(" ", ":")}&at=${Math.max(0, time).toFixed(3)}`;
    if (!this.asking && question !== this.asked) void this.ask(robot, question);
    return this.view;
  }

  private async ask(robot: string, question: string): Promise<void> {
    this.asking = true;
    this.asked = question;
    try {
      const answer = await request(`/api/recordings/${encodeURIComponent(this.file)}/eyes?${question}`);
      if (answer.status === BUSY) {
        await new Promise((later) => setTimeout(later, AGAIN_MS));
        this.asked = "";
      } else if (answer.ok) {
        this.view = ((await answer.json()) as EyesView | null) ?? undefined;
        this.problem = "";
      } else {
        this.view = undefined;
        this.problem = (await answer.text()).trim();
      }
      this.shown = robot;
    } catch (error) {
      console.warn(error); // the banner of the page tells of a silent server
    }
    this.asking = false;
    this.changed();
  }
}
