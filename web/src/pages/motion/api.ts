// What the motion page asks of the server.

import { ask, Refusal } from "../../data/api";
import { request } from "../../data/connection";
import type {
  ListedMotion,
  ListedRobot,
  MotionDraft,
  MotionFinding,
  MotionRun,
  MotionTrial,
  MotionView,
  RobotView,
  SavedFile,
} from "../../data/types/api";
import { Conflict } from "../editor/api";

export const listRobots = (): Promise<ListedRobot[]> => ask("/api/robots");
export const readRobot = (name: string): Promise<RobotView> => ask(`/api/robot?name=${encodeURIComponent(name)}`);
export const listMotions = (robot: string): Promise<ListedMotion[]> =>
  ask(`/api/motions?robot=${encodeURIComponent(robot)}`);
export const readMotion = (robot: string, name: string): Promise<MotionView> =>
  ask(`/api/motion?robot=${encodeURIComponent(robot)}&name=${encodeURIComponent(name)}`);

/// What a text means, or how poses are written; nothing is saved.
export const viewMotion = (draft: MotionDraft): Promise<MotionView> => ask("/api/motion/view", draft);
export const mirrorMotion = (draft: MotionDraft): Promise<MotionView> => ask("/api/motion/mirror", draft);
export const checkMotion = (draft: MotionDraft): Promise<MotionFinding[]> => ask("/api/motion/check", draft);
export const simulateMotion = (trial: MotionTrial): Promise<MotionRun> => ask("/api/motion/simulate", trial);

/// `known`: the etag of the text that this one is made from; "*" replaces anything, "" only makes new files.
export async function saveMotion(draft: MotionDraft, known: string): Promise<SavedFile> {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (known) headers["If-Match"] = known;
  const answer = await request("/api/motion", { method: "PUT", headers, body: JSON.stringify(draft) });
  if (answer.ok) return (await answer.json()) as SavedFile;
  const why = (await answer.text()).trim() || String(answer.status);
  throw answer.status === 409 ? new Conflict(why) : new Refusal(why);
}

/// Where a motion is written.
export const motionAddress = (robot: string, name: string): string =>
  `/motion?robot=${encodeURIComponent(robot)}&name=${encodeURIComponent(name)}`;
