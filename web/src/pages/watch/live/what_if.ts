// What if: a hand in the world makes a match of its own, which begins like this one up to this moment.

import { choices, order, Refusal, startMatch, watchAddress } from "../../../data/api";
import type { LiveSession } from "../../../data/live/session";
import type { Player } from "../../../data/player";
import { serverPlays } from "../../../ui/head";
import { embedded } from "../../../ui/share";
import { t } from "../../../ui/strings";
import type { Placed } from "./hands";

export class WhatIf {
  /// The server can play: who shows a live match does; of a recording's it is asked. False in a page without one.
  possible: boolean;
  private busy = false;

  constructor(
    private readonly file: string,
    private readonly player: Player,
    private readonly session: LiveSession | undefined,
    private readonly say: (what: string) => void,
  ) {
    this.possible = session !== undefined;
  }

  async ask(): Promise<void> {
    if (embedded()) return; // there is no server to ask
    try {
      this.possible = (await choices()).teams.length > 0;
      serverPlays(this.possible);
    } catch (error) {
      if (error instanceof Refusal) serverPlays(false);
    }
  }

  /// Bodies may be taken where nothing moves.
  get mayTouch(): boolean {
    const { player, session } = this;
    if (!this.possible || this.busy) return false;
    return !player.playing || (player.following && session?.status.paused === true && !session.isOver);
  }

  /// In the what-if that waits here, or in a new one.
  place(placed: Placed): void {
    const { session } = this;
    if (session && this.waitsHere) session.send({ do: "place", ...placed });
    else void this.branch((name) => order(name, { do: "place", ...placed }));
  }

  /// A match that goes on from here with a robot in hand.
  drive(robot: string): void {
    void this.branch((name) => order(name, { do: "play" }), `&drive=${encodeURIComponent(robot)}`);
  }

  private get waitsHere(): boolean {
    const { session, player } = this;
    return (
      session !== undefined &&
      !session.isOver &&
      session.status.paused &&
      session.status.branch_of !== "" &&
      player.atEdge
    );
  }

  private async branch(then: (name: string) => Promise<unknown>, query = ""): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.say(t("branching"));
    try {
      const { name } = await startMatch({
        branch_of: this.file,
        at: this.player.time,
        speed: this.session?.status.speed ?? 1,
      });
      await then(name);
      location.assign(watchAddress(name) + query);
    } catch (error) {
      this.busy = false;
      this.say(error instanceof Refusal ? error.message : t("e_network"));
    }
  }
}
