// The modules of the page that tests load together, so that they share their classes.

export { anglesBetween, packAngles } from "../src/data/angles";
export { ballPath } from "../src/data/ball_path";
export { groundOf } from "../src/data/league";
export { Tail } from "../src/data/live/tail";
export { kicksIn, motionOf, wrapped } from "../src/data/motion";
export { Player } from "../src/data/player";
export { Bodies, pack, STRIDE } from "../src/data/poses";
export { RangeFile } from "../src/data/range";
export { advantage, reachGrid } from "../src/data/reach";
export { robotOf } from "../src/data/recorded_robot";
export { Recording } from "../src/data/recording";
export { packTransforms } from "../src/data/transforms";
export { momentIn, secondsText } from "../src/pages/match/moment";
export { penaltyName, reasonOf } from "../src/pages/match/reasons";
export { legs, wanted, wheels } from "../src/pages/watch/live/driver";
export { bend, felt, lean } from "../src/pages/watch/plots/body_series";
export { follow, parsePath, pathsIn } from "../src/pages/watch/plots/paths";
export { SeriesStore, unitOf } from "../src/pages/watch/plots/series_store";
export { conditionName } from "../src/pages/watch/squad_row";
export { believed, onField, poseOnField } from "../src/scene/humanoid/minds";
export { conditionOf, lies, robotNamed } from "../src/scene/humanoid/robot_marks";
export { inferno } from "../src/scene/overlays/colors";
export { fill } from "../src/ui/fill";
export { shortName } from "../src/ui/names";
export { columnTimes, decimate, valueAt } from "../src/ui/plots/decimate";
export { t, useLanguage } from "../src/ui/strings";
