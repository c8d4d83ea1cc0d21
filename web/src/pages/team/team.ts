// The entry of the team page's own bundle.

import "./team.css";

import { language } from "../../ui/settings";
import { useLanguage } from "../../ui/strings";
import { TeamPage } from "./page";
import { g } from "./strings";

/// `?team=TEAM&view=records|pitch|side|radio|plots|referee`; without, the first team and its records.
export async function show(place: HTMLElement, query: URLSearchParams): Promise<void> {
  useLanguage(language());
  document.title = `${g("title")} · Cancha`;
  await new TeamPage(place, query).begin();
}
