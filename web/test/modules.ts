// The modules of the page that tests load together, so that they share their classes.

export { ballPath } from "../src/ball_path";
export { fill } from "../src/fill";
export { anglesBetween, packAngles } from "../src/humanoid/angles";
export { believed, onField, poseOnField } from "../src/humanoid/minds";
export { robotOf } from "../src/humanoid/recorded_robot";
export { lies, robotNamed } from "../src/humanoid/robot_marks";
export { groundOf, tomlNumber } from "../src/league";
export { wheels } from "../src/live/driver";
export { Tail } from "../src/live/tail";
export { momentIn, secondsText } from "../src/moment";
export { kicksIn, motionOf, wrapped } from "../src/motion";
export { shortName } from "../src/names";
export { inferno } from "../src/overlays/colors";
export { columnTimes, decimate, valueAt } from "../src/plots/decimate";
export { follow, parsePath, pathsIn } from "../src/plots/paths";
export { Player } from "../src/player";
export { Bodies, pack, STRIDE } from "../src/poses";
export { RangeFile } from "../src/range";
export { advantage, reachGrid } from "../src/reach";
export { penaltyName, reasonOf } from "../src/reasons";
export { Recording } from "../src/recording";
export { t, useLanguage } from "../src/strings";
export { packTransforms } from "../src/transforms";
