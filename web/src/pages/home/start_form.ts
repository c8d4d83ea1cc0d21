// The form that starts a match. What was chosen last is there again next time.

import { Refusal, startMatch, watchAddress } from "../../data/api";
import type { Choices } from "../../data/types/api";
import { h, icon, iconButton } from "../../ui/dom";
import { shortName } from "../../ui/match_row";
import { recall, remember } from "../../ui/settings";
import { t } from "../../ui/strings";
import { s } from "./strings";

const LONGEST_MINUTES = 1440;
const PROBLEM = "start-problem";

/// What the form holds, as it is typed.
type Typed = Record<"league" | "blue" | "yellow" | "minutes" | "seed" | "pace" | "scene" | "judge" | "senses", string>;
const FIRST: Typed = {
  league: "simurosot",
  blue: "roles",
  yellow: "rondo",
  minutes: "",
  seed: "1",
  pace: "real",
  scene: "",
  judge: "",
  senses: "",
};

function remembered(): Typed {
  try {
    return { ...FIRST, ...(JSON.parse(recall("start", "{}")) as Partial<Typed>) };
  } catch {
    return FIRST;
  }
}

/// "2,5" is a number, too.
const numberIn = (text: string): number => Number(text.trim().replace(",", "."));

const option = (value: string, wanted: string | undefined, text = shortName(value)) =>
  h("option", { value, selected: value === wanted, title: value }, text);

/// `started` hears of a match that is played while the page stays here.
export function startForm(choices: Choices, started: () => void): HTMLElement {
  const last = remembered();

  // the fields
  const pick = (name: "league" | "blue" | "yellow", values: string[]) => {
    const usual =
      name === "league"
        ? FIRST.league
        : (choices.offers?.find((one) => one.league === last.league)?.[name] ?? FIRST[name]);
    const wanted = values.includes(last[name]) ? last[name] : values.includes(usual) ? usual : values[0];
    return h("select", { name }, ...values.map((value) => option(value, wanted)));
  };
  const league = pick("league", choices.leagues);
  const offer = () => choices.offers?.find((one) => one.league === league.value); // servers from before have none
  const blue = pick("blue", offer()?.teams ?? choices.teams);
  const yellow = pick("yellow", offer()?.teams ?? choices.teams);
  const scene = h("select", { name: "scene" });
  const judge = h(
    "select",
    { name: "judge" },
    option("", last.judge, s("s_program")),
    option("person", last.judge, s("s_person")),
  );
  const senses = h("select", { name: "senses" });
  const minutes = h("input", {
    name: "minutes",
    inputmode: "decimal",
    autocomplete: "off",
    value: last.minutes,
    placeholder: s("s_leagueMinutes"),
  });
  const seed = h("input", {
    name: "seed",
    inputmode: "numeric",
    autocomplete: "off",
    required: true,
    pattern: "\\s*[0-9]{1,15}\\s*",
    value: last.seed,
    title: s("s_seedHint"),
  });
  const dice = iconButton("dice", s("s_dice"), () => {
    seed.value = String(1 + Math.floor(Math.random() * 999_999));
    noteChange();
  });
  const pace = (value: string, text: string) =>
    h(
      "label",
      {},
      h("input", { type: "radio", name: "pace", value, checked: (last.pace === "fast") === (value === "fast") }),
      h("span", {}, text),
    );
  const problem = h("p", { class: "problem", id: PROBLEM, role: "alert", hidden: true });
  const submit = h("button", { class: "primary" }, icon("play"), h("span", {}, s("s_start")));
  const field = (text: string, input: HTMLElement, side?: "blue" | "yellow") =>
    h(
      "label",
      { class: `field ${side ?? ""}` },
      h("span", {}, side && h("span", { class: "chip", "aria-hidden": "true" }), text),
      input,
    );

  const ofPlayers = h("div", { class: "who" }, field(s("s_senses"), senses));
  const ofContest = h("div", { class: "who" }, field(s("s_scene"), scene), field(s("s_judge"), judge));

  const form = h(
    "form",
    { class: "start", "aria-labelledby": "start-title", novalidate: true },
    h("h2", { id: "start-title" }, s("s_title")),
    h(
      "div",
      { class: "who" },
      field(s("s_blue"), blue, "blue"),
      field(s("s_yellow"), yellow, "yellow"),
      field(t("league"), league),
    ),
    ofContest,
    ofPlayers,
    h(
      "div",
      { class: "how" },
      field(s("s_minutes"), minutes),
      h("div", { class: "with-dice" }, field(s("s_seed"), seed), dice),
      h(
        "fieldset",
        {},
        h("legend", {}, s("s_pace")),
        h("div", { class: "segments" }, pace("real", s("s_real")), pace("fast", s("s_fast"))),
      ),
      submit,
    ),
    problem,
  );

  const typed = (): Typed => ({ ...FIRST, ...(Object.fromEntries(new FormData(form)) as Partial<Typed>) });

  /// Says what is wrong, and with which field.
  function complain(text: string, wrong?: Element | null): void {
    problem.textContent = text;
    problem.hidden = text === "";
    for (const input of form.querySelectorAll("[aria-invalid]"))
      for (const name of ["aria-invalid", "aria-describedby"]) input.removeAttribute(name);
    if (!(wrong instanceof HTMLElement)) return;
    wrong.setAttribute("aria-invalid", "true");
    wrong.setAttribute("aria-describedby", PROBLEM);
    wrong.focus();
  }
  function noteChange(): void {
    remember("start", JSON.stringify(typed()));
    complain("");
  }
  /// True where everything typed can be asked for.
  function sound(): boolean {
    const length = numberIn(minutes.value);
    minutes.setCustomValidity(
      minutes.value.trim() === "" || (length >= 0.01 && length <= LONGEST_MINUTES) ? "" : s("s_badMinutes"),
    );
    if (!minutes.validity.valid) complain(s("s_badMinutes"), minutes);
    else if (!seed.validity.valid) complain(s("s_badSeed"), seed);
    return form.checkValidity();
  }

  async function start(): Promise<void> {
    const wish = typed();
    const real = wish.pace !== "fast";
    try {
      const match = await startMatch({
        league: wish.league,
        blue: wish.blue,
        yellow: wish.yellow,
        minutes: numberIn(wish.minutes),
        seed: numberIn(wish.seed),
        speed: real ? 1 : 0,
        ...(offer()?.contest && { scene: wish.scene, judge: wish.judge }),
        ...(!ofPlayers.hidden && { senses: wish.senses }),
      });
      if (real) location.assign(watchAddress(match.name));
      else started();
    } catch (error) {
      // the server's sentence begins with the field it is about
      const refused = error instanceof Refusal ? error.message : "";
      complain(
        refused || t("e_network"),
        form.querySelector(`[name="${CSS.escape(/^(\w+):/.exec(refused)?.[1] ?? "")}"]`),
      );
    }
  }

  /// Another league has other teams: those that were chosen stay where it knows them, else its own default ones play.
  let before = offer();
  function offerTeams(): void {
    const offered = offer();
    if (!offered) return;
    for (const [list, side] of [
      [blue, "blue"],
      [yellow, "yellow"],
    ] as const) {
      const stays = list.value !== before?.[side] && offered.teams.includes(list.value);
      const wanted = stays ? list.value : offered[side];
      list.replaceChildren(...offered.teams.map((value) => option(value, wanted)));
    }
    before = offered;
  }

  /// A contest has judges, who put up a scene; football has neither.
  function offerScenes(wanted: string): void {
    const { contest = false, scenes = [], league: name = "" } = offer() ?? {};
    ofContest.hidden = !contest;
    const all = ["", ...scenes, ...(name === "ceabot-race" ? ["random"] : [])];
    const texts: Record<string, string> = { "": s("s_usualScene"), random: s("s_randomScene") };
    scene.replaceChildren(...all.map((value) => option(value, all.includes(wanted) ? wanted : "", texts[value])));
  }
  offerScenes(last.scene);
  /// Humanoids see by their cameras, or know the truth, which is quicker.
  function offerSenses(wanted: string): void {
    const { contest = true, humanoid = false, senses: usual = "" } = offer() ?? {};
    ofPlayers.hidden = contest || !humanoid;
    const chosen = wanted || usual || "oracle";
    senses.replaceChildren(option("camera", chosen, s("s_camera")), option("oracle", chosen, s("s_oracle")));
  }
  offerSenses(last.senses);

  league.addEventListener("input", () => offerScenes(scene.value));
  league.addEventListener("input", () => offerSenses(""));
  league.addEventListener("input", offerTeams); // before the form's own listener, which keeps what is chosen
  form.addEventListener("input", noteChange);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (submit.getAttribute("aria-busy") || !sound()) return;
    complain("");
    submit.setAttribute("aria-busy", "true");
    void start().finally(() => submit.removeAttribute("aria-busy"));
  });
  return form;
}
