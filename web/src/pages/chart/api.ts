// What the chart page asks of the server. Nothing of it is written to the disk.

import { Refusal } from "../../data/api";
import { request } from "../../data/connection";
import type { ChartEdit, ChartRun, ChartText, ChartTrial, ChartView } from "../../data/types/api";

async function post<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Refusal((await answer.text()).trim() || String(answer.status));
  return (await answer.json()) as Answer;
}

export const viewChart = (path: string, text: string): Promise<ChartView> => post("/api/chart", { path, text });

/// One change in the picture; which fields count, its kind says.
export type Change = Partial<ChartEdit> & { edit: ChartEdit["edit"] };
/// A change of the chart as it will be by then; nothing where it no longer makes sense.
export type Wish = (view: ChartView) => Change | undefined;
export type StateForm = ChartEdit["form"];
export const editChart = async (text: string, change: Change): Promise<string> =>
  (await post<ChartText>("/api/chart/edit", { text, change })).text;

export const runChart = (trial: ChartTrial): Promise<ChartRun> => post("/api/chart/run", trial);
