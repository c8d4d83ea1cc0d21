// The keys that move time: play, stop, step, jump.

import { nextSpeed } from "../../data/clock";
import type { Player } from "../../data/player";
import type { Shortcut } from "../../ui/keyboard";

export function transportKeys(player: Player, start: number, end: number, jumpEvent: (by: 1 | -1) => void): Shortcut[] {
  const by = (seconds: number) => void player.seek(player.time + seconds);
  return [
    { shown: ["space"], text: "k_space", bindings: [{ key: " ", run: () => player.toggle() }] },
    { shown: ["J"], text: "k_j", bindings: [{ key: "j", run: () => player.shuttle(-1) }] },
    { shown: ["K"], text: "k_k", bindings: [{ key: "k", run: () => player.pause() }] },
    { shown: ["L"], text: "k_l", bindings: [{ key: "l", run: () => player.shuttle(1) }] },
    {
      shown: ["←", "→"],
      text: "k_arrows",
      bindings: [
        { key: "arrowleft", run: () => void player.step(-1) },
        { key: "arrowright", run: () => void player.step(1) },
      ],
    },
    {
      shown: ["⇧ ←", "⇧ →"],
      text: "k_shift",
      bindings: [
        { key: "shift arrowleft", run: () => by(-5) },
        { key: "shift arrowright", run: () => by(5) },
      ],
    },
    {
      shown: ["Home", "End"],
      text: "k_home",
      bindings: [
        { key: "home", run: () => void player.seek(start) },
        { key: "end", run: () => void player.seek(end) },
      ],
    },
    {
      shown: ["N", "P"],
      text: "k_np",
      bindings: [
        { key: "n", run: () => jumpEvent(1) },
        { key: "p", run: () => jumpEvent(-1) },
      ],
    },
    {
      shown: ["−", "+"],
      text: "k_speed",
      bindings: [
        { key: "-", run: () => player.setSpeed(nextSpeed(player.speed, -1)) },
        ...["+", "="].map((key) => ({ key, run: () => player.setSpeed(nextSpeed(player.speed, 1)) })),
      ],
    },
  ];
}
