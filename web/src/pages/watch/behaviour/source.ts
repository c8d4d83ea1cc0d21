// The text of a program at the places that thoughts name, and values as people write them.

import type {
  BehaviourFile,
  BehaviourProgram,
  BehaviourSymbol,
  SourcePlace,
  ThoughtTest,
} from "../../../data/types/recorded";

const bytes = new WeakMap<BehaviourFile, Uint8Array>();

const ENTITIES = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/// The text at a place, which counts bytes of UTF-8; blanks and line ends as one blank.
export function textAt(program: BehaviourProgram, place: SourcePlace | null): string {
  const file = place ? program.files[place.file] : undefined;
  if (!file || !place) return "";
  if (!bytes.has(file)) bytes.set(file, new TextEncoder().encode(file.text));
  const text = new TextDecoder().decode(bytes.get(file)!.subarray(place.begin, place.end)).replace(/\s+/g, " ").trim();
  return file.path.endsWith("xml")
    ? text.replace(/&(lt|gt|amp|quot|apos);/g, (_, name: keyof typeof ENTITIES) => ENTITIES[name])
    : text;
}

/// "play.xabsl:12", for people.
export function placeName(program: BehaviourProgram, place: SourcePlace | null): string {
  const file = place ? program.files[place.file] : undefined;
  return file && place ? `${file.path.split("/").at(-1)}:${place.line}` : "";
}

/// A number with about four digits that mean something.
export function numberText(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "–" : value > 0 ? "∞" : "−∞";
  const size = Math.abs(value);
  if (size >= 1e6) return value.toExponential(2);
  if (Number.isInteger(value) || size >= 1000) return String(Math.round(value));
  const text = value.toFixed(size < 10 ? 2 : 1);
  return Number(text) === 0 ? "0" : text;
}

/// The value of a symbol: enumerations by the name of their element.
export function valueText(symbol: Pick<BehaviourSymbol, "type" | "elements" | "values">, value: number): string {
  if (symbol.type === "bool") return value ? "true" : "false";
  const element = symbol.elements[symbol.values.indexOf(value)];
  return element ?? numberText(value);
}

const COMPARISON = /^(.*?)\s*(==|!=|<=|>=|<|>)\s*(.*)$/;

/// The values that a test saw: "412 < 300", or "true" for a boolean that was asked for.
export function testValues(program: BehaviourProgram, test: ThoughtTest, source: string): string {
  const parts = COMPARISON.exec(source);
  if (!parts) return test.left ? "true" : "false";
  const known = (name: string) => program.symbols.find((symbol) => symbol.name === name && symbol.elements.length > 0);
  const symbol = known(parts[1]!.trim()) ?? known(parts[3]!.trim());
  const text = (value: number) => (symbol ? valueText(symbol, value) : numberText(value));
  return `${text(test.left)} ${parts[2]} ${text(test.right)}`;
}

/// The value of an expression that is watched: a comparison says true or false.
export function watchText(expression: string, value: number): string {
  const asks = /[<>!&|]|==/.test(expression) && (value === 0 || value === 1);
  return asks ? String(value === 1) : numberText(value);
}
