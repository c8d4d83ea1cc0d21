// The modules of the page that tests load together, so that they share their classes.

export { Bodies, pack } from "../src/poses";
export { Recording } from "../src/recording";
export { packTransforms } from "../src/transforms";
