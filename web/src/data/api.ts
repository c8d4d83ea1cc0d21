// What the page asks of the server about matches; docs/studio.md has the whole list.

import { request } from "./connection";
import type { Choices, LeagueView, ListedRecording, LiveCommand, LiveStatus, StartMatch } from "./types/api";

/// The server's own sentence about why it would not.
export class Refusal extends Error {}

export async function ask<T>(path: string, body?: object): Promise<T> {
  const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await request(path, body && post);
  if (!answer.ok) throw new Refusal((await answer.text()).trim() || String(answer.status));
  return (await answer.json()) as T;
}

const at = (name: string) => `/api/matches/${encodeURIComponent(name)}`;

export const recordings = (): Promise<ListedRecording[]> => ask("/api/recordings");
/// The league of a recording from before it was data in there: the server reads it from the file that is. Undefined where it cannot.
export async function leagueOf(name: string): Promise<LeagueView | undefined> {
  const address = `/api/recordings/${encodeURIComponent(name)}/messages?topic=/league`;
  return (await ask<{ message: LeagueView }[]>(address).catch(() => []))[0]?.message;
}
/// Gives a recording another name; the answer has it with its ending.
export const renameRecording = (name: string, to: string): Promise<{ name: string }> =>
  ask(`/api/recordings/${encodeURIComponent(name)}/rename`, { name: to });
export async function deleteRecording(name: string): Promise<void> {
  const answer = await fetch(`/api/recordings/${encodeURIComponent(name)}`, { method: "DELETE" });
  if (!answer.ok) throw new Refusal((await answer.text()).trim() || String(answer.status));
}
export const choices = (): Promise<Choices> => ask("/api/choices");
export const matches = (): Promise<LiveStatus[]> => ask("/api/matches");
export const startMatch = (wish: Partial<StartMatch>): Promise<LiveStatus> => ask("/api/matches", wish);
export const order = (name: string, command: Pick<LiveCommand, "do"> & Partial<LiveCommand>): Promise<LiveStatus> =>
  ask(at(name), command);

/// The live match behind a recording; undefined where nobody plays it, or where the server plays none.
export async function liveMatch(name: string): Promise<LiveStatus | undefined> {
  try {
    return (await matches()).find((match) => match.name === name);
  } catch {
    return undefined;
  }
}

/// The address of a match's page, at a moment where one is said.
export const watchAddress = (name: string, time?: number): string =>
  `/watch?file=${encodeURIComponent(name)}${time === undefined ? "" : `#t=${Math.round(time * 1000) / 1000}`}`;
