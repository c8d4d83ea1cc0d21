// The words of the page: both languages say the same, numbers take their forms, names are not paths, reasons are translated.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";

import { load } from "./helper.mjs";

const { fill, inSpanish, momentIn, reasonOf, secondsText, shortName, t, useLanguage } = await load("test/modules.ts");
const place = (name) => fileURLToPath(new URL(`../src/${name}`, import.meta.url));
const source = (name) => readFileSync(place(name), "utf8");

/// The texts of a file by language and key.
function tables(name) {
  const [, en, es] = /const en = \{\n(.*?)\n\};.*?const es[^{]*\{\n(.*?)\n\};/s.exec(source(name));
  const one = /(?:^|[\s,])(\w+):\s+(["'])((?:(?!\2)[^\\]|\\.)*)\2/gm; // a long text is on a line of its own, one with "quotes" in '
  const entries = (block) => new Map([...block.matchAll(one)].map(([, key, , text]) => [key, text]));
  return { en: entries(en), es: entries(es) };
}

const gaps = (text) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, gap]) => gap))].sort();

for (const name of [
  "ui/texts/match.ts",
  "ui/texts/recorded.ts",
  "ui/texts/studio.ts",
  "pages/editor/strings.ts",
  "pages/chart/strings.ts",
  "pages/motion/strings.ts",
  "pages/tune/strings.ts",
  "pages/camera/strings.ts",
  "pages/watch/eyes/words.ts",
  "pages/watch/contest/words.ts",
  "pages/watch/live/driver_words.ts",
  "pages/scene/strings.ts",
  "pages/team/texts/coach.ts",
  "pages/team/texts/radio.ts",
  "pages/team/texts/referee.ts",
  "pages/team/texts/values.ts",
  "pages/watch/behaviour/words.ts",
]) {
  test(`${name}: both languages fill the same gaps`, () => {
    const { en, es } = tables(name);
    assert.ok(en.size > 10, `${en.size} texts`);
    assert.deepEqual([...es.keys()].sort(), [...en.keys()].sort());
    for (const [key, text] of en) assert.deepEqual(gaps(es.get(key)), gaps(text), key);
  });

  test(`${name}: words that are counted have both forms`, () => {
    for (const table of Object.values(tables(name))) {
      for (const [key, text] of table) {
        // a number before a word that ends in s counts it
        assert.doesNotMatch(
          text,
          /\{(?:count|files|values|parameters|population|generations|records|frames)\} [a-záéíóúñ]+s\b/,
          key,
        );
      }
    }
  });
}

for (const folder of ["ui/texts", "pages/team/texts"]) {
  test(`${folder}: no two files have a text of the same name`, () => {
    const names = readdirSync(place(folder)).flatMap((file) => [...tables(`${folder}/${file}`).en.keys()]);
    assert.equal(new Set(names).size, names.length);
  });
}

test("one thing is told in the singular, others in the plural, in both languages", () => {
  const text = "{count} {count?place|places} in {files} {files?file|files}";
  const said = (count, files) => fill(text, { count, files }, "en");
  assert.equal(said(1, 1), "1 place in 1 file");
  assert.equal(said(0, 2), "0 places in 2 files");
  assert.equal(said(21, 1), "21 places in 1 file");
  assert.equal(fill("{count} {count?lugar|lugares}", { count: 1 }, "es"), "1 lugar");
  assert.equal(fill("{count} {count?lugar|lugares}", { count: 1_000_000 }, "es"), "1000000 lugares");
  assert.equal(fill("{a} {b}", { a: 1 }, "en"), "1 {b}");
  useLanguage("es");
  assert.equal(t("c_again", { count: 1 }), "Otro intento en 1 segundo …");
  useLanguage("en");
  assert.equal(t("c_again", { count: 4 }), "Trying again in 4 seconds …");
});

test("a path is not the name of a team", () => {
  for (const [path, name] of [
    ["roles", "roles"],
    ["build/my/team.so", "team"],
    ["../ana/lions/agents.xabsl", "lions"],
    ["content/behaviours/rondo/", "rondo"],
    ["a/lions.xml:product", "lions:product"],
    ["lions:product", "lions:product"],
    ["./drawn.scxml", "drawn"],
    ["final.v2.mcap", "final.v2"],
    ["", ""],
  ]) {
    assert.equal(shortName(path), name, path);
  }
});

test("a moment is read from the address and written as short as it can be", () => {
  assert.equal(momentIn("#t=83.4"), 83.4);
  assert.equal(momentIn("#x=1&t=7"), 7);
  for (const none of ["", "#", "#t=", "#t=a", "#t=-1", "#t=1e9", "#start=3"])
    assert.equal(momentIn(none), undefined, none);
  assert.equal(secondsText(83.4), "83.4");
  assert.equal(secondsText(1 / 3), "0.333");
  assert.equal(secondsText(12), "12");
});

test("every reason of the referee is said in Spanish", () => {
  const causes = /enum class Cause : std::uint8_t \{(.*?)\};/s.exec(
    readFileSync(fileURLToPath(new URL("../../src/messages/reason.h", import.meta.url)), "utf8"),
  )[1];
  const names = [...causes.matchAll(/^\s*(\w+),?/gm)].map(([, name]) =>
    name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase(),
  );
  assert.ok(names.length >= 20, names.join());
  const event = (cause) => ({
    reason: "in English",
    why: { cause, team: "YELLOW", robot: 2, seconds: 2.5, period: "SECOND_HALF" },
  });
  useLanguage("en");
  for (const cause of names) assert.equal(reasonOf(event(cause)), "in English");
  useLanguage("es");
  for (const cause of names) {
    const said = reasonOf(event(cause));
    assert.ok(!/[{}]/.test(said), said);
    if (cause === "UNKNOWN") assert.equal(said, "in English");
    else if (cause !== "TEAM_FAILED") assert.ok(!said.includes("English"), cause);
  }
  assert.equal(reasonOf(event("PUSHING")), "amarillo 2 empujó a un rival lejos del balón");
  assert.equal(reasonOf(event("BALL_HELD")), "el balón estuvo 2,5 s en el área de meta del amarillo");
  assert.equal(reasonOf(event("TOO_MANY_ATTACKERS")), "demasiados robots del amarillo estaban en el área del azul");
  assert.equal(reasonOf({ reason: "as it was told", why: null }), "as it was told", "of a recording from before");
  useLanguage("en");
});

test("every sentence of a contest's judge is said in Spanish", () => {
  const folder = fileURLToPath(new URL("../../src/match/contest/", import.meta.url));
  const judges = ["judge", "race_judge", "stairs_judge", "sumo_judge", "passivity_judge"].map((name) => `${name}.cpp`);
  const lines = [...judges, "points.h"].flatMap((name) => {
    const text = readFileSync(folder + name, "utf8");
    return name === "points.h" ? /names\(Yuhkoh\) \{(.*?)\}/s.exec(text)[1] : text.split("\n");
  });
  // the lines that say something; what is printed of a result at the end, and errors, are for the terminal
  const says =
    /\b(say|finish|end|handle|restart|fail_try|disqualify|give)\(|\bwhy = |return "|without motion|: std::string|the opponent/;
  const sentences = lines
    .filter((line) => says.test(line) && !/\bfail\(|how = |add\(/.test(line))
    .flatMap((line) => [...line.matchAll(/"([^"]*)"/g)].map(([, text]) => text))
    .filter((text) => /[a-z]{3}/.test(text) && text !== "did not touch the decoy");
  assert.ok(sentences.length > 45, sentences.join("\n"));
  const said = (text) => {
    let number = 0;
    return text
      .replace(/^\{\}(?= wins)/, "blue")
      .replace(/^\{\}: |^\{\}(?= for )/, (gap) => gap.replace("{}", "both fell"))
      .replace(/(?<=\w): \{\}$/, ": both fell")
      .replace(/\{[^}]*\}/g, () => `${++number}.5`);
  };
  for (const sentence of sentences) {
    const spanish = inSpanish(said(sentence));
    assert.notEqual(spanish, said(sentence), sentence);
    assert.ok(!/[{}]|both fell/.test(spanish), spanish);
  }
  assert.equal(
    inSpanish("penalty 2: moved box 3 by 12 cm (by hand)"),
    "penalización 2: movió la caja 3 unos 12 cm (a mano)",
  );
  assert.equal(
    inSpanish("blue wins the bout (yellow: knees bent more than 90 degrees for 1 s)"),
    "gana el combate el azul (amarillo: rodillas dobladas más de 90 grados durante 1 s)",
  );
  assert.equal(
    inSpanish("time is up in leg 2 after 1.25 m: 12.50 of 30 points"),
    "se acabó el tiempo en el tramo 2, a los 1,25 m: 12,50 de 30 puntos",
  );
  assert.equal(inSpanish("something new"), "something new");
});
