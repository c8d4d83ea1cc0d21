// Stands in for heap-js, which @mcap/core needs only for readMessages(): the page never calls that. See build.mjs.

export class Heap {
  constructor() {
    throw new Error("the page reads messages chunk by chunk: see recording.ts");
  }
}
export default Heap;
