// The overlays of the page, in the order of their menu.

import type { Recording } from "../../data/recording";
import { BALL, type Pitch } from "../scene";
import type { Selection } from "../selection";
import type { Stage } from "../stage";
import { BallPrediction } from "./ball_prediction";
import { BallTrail } from "./ball_trail";
import { Beliefs } from "./beliefs";
import { Distances } from "./distances";
import { HeatMap } from "./heat_map";
import { Kicks } from "./kicks";
import type { Overlay } from "./overlay";
import { RobotPaths } from "./robot_paths";
import { Space } from "./space";
import { Targets } from "./targets";

export function allOverlays(
  recording: Recording,
  pitch: Pitch,
  stage: Stage,
  selection: Selection,
  changed: () => void,
): Overlay[] {
  const ball = recording.bodies.number(BALL);
  return [
    new BallTrail(recording, pitch, ball),
    new BallPrediction(recording, pitch),
    new RobotPaths(recording, pitch),
    new Targets(recording, pitch, stage),
    new Kicks(recording, pitch, ball),
    new HeatMap(recording, pitch, ball, changed),
    new Space(recording, pitch),
    new Distances(pitch, selection, stage),
    ...(pitch.squad ? [new Beliefs(recording, pitch, selection)] : []),
  ];
}
