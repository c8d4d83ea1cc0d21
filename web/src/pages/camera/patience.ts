// The server works on one picture at a time: this page asks one thing after the other, and where another page came in
// between it asks again.

import { ask, Refusal } from "../../data/api";

const BUSY_MS = 200;

let last: Promise<unknown> = Promise.resolve();

async function until<T>(path: string, body?: object): Promise<T> {
  for (;;) {
    try {
      return await ask<T>(path, body);
    } catch (error) {
      if (!(error instanceof Refusal) || !/try again in a moment/.test(error.message)) throw error;
      await new Promise((later) => setTimeout(later, BUSY_MS));
    }
  }
}

export function askPatiently<T>(path: string, body?: object): Promise<T> {
  const asked = last.then(() => until<T>(path, body));
  last = asked.catch(() => undefined);
  return asked;
}
