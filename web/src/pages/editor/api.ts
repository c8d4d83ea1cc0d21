// What the editor asks of the server about behaviours and their files.

import { Refusal } from "../../data/api";
import { request } from "../../data/connection";
import type { ListedBehaviour, NewBehaviour, SavedFile, TextFinding, TextToCheck } from "../../data/types/api";

/// The file was changed by somebody else since it was read.
export class Conflict extends Refusal {}

const at = (path: string) => `/api/behaviours/files/${path.split("/").map(encodeURIComponent).join("/")}`;

async function fine(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const why = (await answer.text()).trim() || String(answer.status);
  throw answer.status === 409 ? new Conflict(why) : new Refusal(why);
}

export async function behaviours(): Promise<ListedBehaviour[]> {
  return (await (await fine(await request("/api/behaviours"))).json()) as ListedBehaviour[];
}

export async function createBehaviour(wish: NewBehaviour): Promise<ListedBehaviour> {
  const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish) };
  return (await (await fine(await request("/api/behaviours", post))).json()) as ListedBehaviour;
}

/// What is wrong with a text that need not be saved.
export async function checkText(text: TextToCheck): Promise<TextFinding[]> {
  const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(text) };
  return (await (await fine(await request("/api/behaviours/check", post))).json()) as TextFinding[];
}

export interface ReadFile {
  text: string;
  etag: string;
}

/// Undefined where there is no such file.
export async function readFile(path: string): Promise<ReadFile | undefined> {
  const answer = await request(at(path));
  if (answer.status === 404) return undefined;
  return { text: await (await fine(answer)).text(), etag: answer.headers.get("ETag") ?? "" };
}

/// `known`: the etag of the text that this one is made from; "*" replaces anything, "" only makes new files.
export async function saveFile(path: string, text: string, known: string): Promise<SavedFile> {
  const headers: Record<string, string> = { "Content-Type": "text/plain; charset=utf-8" };
  if (known) headers["If-Match"] = known;
  return (await (await fine(await request(at(path), { method: "PUT", headers, body: text }))).json()) as SavedFile;
}
