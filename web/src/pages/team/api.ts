// What the team page asks of the server.

import { ask, Refusal } from "../../data/api";
import { request } from "../../data/connection";
import type {
  JournalStatus,
  JournalsView,
  ListedTeam,
  RefereeChoice,
  RefereeStart,
  RefereeView,
  StartJournal,
  TeamCopy,
  TeamPut,
  TeamState,
} from "../../data/types/api";

const named = (team: string) => encodeURIComponent(team);

export const listTeams = (): Promise<ListedTeam[]> => ask("/api/team");
export const teamState = (team: string): Promise<TeamState> => ask(`/api/team/state?team=${named(team)}`);

/// What each robot has of a record: of member `of`, or where that is undefined of its own; with values before it.
export function copies(team: string, record: string, of?: number, past = 0): Promise<TeamCopy[]> {
  return ask(
    `/api/team/values?team=${named(team)}&record=${encodeURIComponent(record)}${of === undefined ? "" : `&of=${of}`}${past ? `&past=${past}` : ""}`,
  );
}

async function send<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await request(path, {
    method,
    ...(body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Refusal((await answer.text()).trim() || String(answer.status));
  return (await answer.json()) as T;
}

export const putValue = (wish: TeamPut): Promise<TeamCopy> => send("PUT", "/api/team/value", wish);

const JOURNALS = "/api/team/journals";
export const journalsNow = (): Promise<JournalsView> => ask(JOURNALS);
export const startJournal = (wish: Partial<StartJournal>): Promise<JournalStatus> => ask(JOURNALS, wish);
export const endJournal = (id: number): Promise<JournalStatus> => send("DELETE", `${JOURNALS}?id=${id}`);

export const refereeChoices = (): Promise<RefereeChoice[]> => ask("/api/referee/choices");
export const refereeNow = (): Promise<RefereeView> => ask("/api/referee");
export const startReferee = (wish: RefereeStart): Promise<RefereeView> => ask("/api/referee", wish);
export const orderReferee = (text: string): Promise<RefereeView> => ask("/api/referee/order", { text });
export const endReferee = (): Promise<RefereeView> => send("DELETE", "/api/referee");
