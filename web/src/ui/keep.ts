// A change of language loads the page anew and keeps its place: what each part wants to keep, and whatever somebody typed or
// chose, is there again afterwards. Events of the window connect the bundles, each of which has a copy of this file.

const LEAVE = "cancha-leave";
const STORE = "cancha.place";
const PATIENCE_MS = 15_000; // fields come when the server has answered

interface Field {
  path: string;
  value: string;
  checked: boolean | undefined;
}
interface Kept {
  address: string;
  parts: Record<string, unknown>;
  fields: Field[];
  scroll: [number, number];
}

const read = (): Kept | undefined => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORE) ?? "null") as Kept | null;
    return kept?.address === location.pathname + location.search ? kept : undefined;
  } catch {
    return undefined;
  }
};

/// False where storage is full or forbidden.
function store(place: Kept | undefined): boolean {
  try {
    if (place) sessionStorage.setItem(STORE, JSON.stringify(place));
    else sessionStorage.removeItem(STORE);
    return true;
  } catch {
    return false;
  }
}

/// Asks for a part's state when the page is left for another language; undefined = nothing to keep.
export function keep(name: string, give: () => unknown): void {
  addEventListener(LEAVE, (event) => ((event as CustomEvent<Record<string, unknown>>).detail[name] = give()));
}
/// What a part gave before; once.
export function kept<T>(name: string): T | undefined {
  const all = read();
  const found = all?.parts[name] as T | undefined;
  if (all && found !== undefined) {
    delete all.parts[name];
    store(all);
  }
  return found;
}

/// A path to an element that does not depend on the language.
function pathTo(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at && at.id !== "app"; at = at.parentElement)
    steps.unshift(`${at.localName}:nth-child(${[...(at.parentElement?.children ?? [])].indexOf(at) + 1})`);
  return `#app > ${steps.join(" > ")}`;
}

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const touched = new Set<Input>();
let leaving = false;

function fieldsNow(): Field[] {
  const alive = [...touched].filter(
    (field) => field.isConnected && field.closest("#app") && !field.closest(".settings") && field.type !== "password",
  );
  return alive.map((field) => ({
    path: pathTo(field),
    value: field.value,
    checked: "checked" in field ? field.checked : undefined,
  }));
}

/// Loads the page anew at the same place.
export function comeBack(): void {
  const parts: Record<string, unknown> = {};
  dispatchEvent(new CustomEvent(LEAVE, { detail: parts }));
  const place: Kept = {
    address: location.pathname + location.search,
    parts,
    fields: fieldsNow(),
    scroll: [scrollX, scrollY],
  };
  leaving = store(place); // else unsaved work is asked about as for any other reload
  location.reload();
}

/// Puts fields back as they come.
function restore({ fields, scroll }: Kept): void {
  let open = fields;
  const put = ({ path, value, checked }: Field): boolean => {
    const field = document.querySelector<Input>(path);
    if (!field) return false;
    if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value))
      return false;
    const box = checked !== undefined && /checkbox|radio/.test(field.type);
    touched.add(field);
    if (box ? (field as HTMLInputElement).checked === checked : field.value === value) return true;
    if (box) (field as HTMLInputElement).checked = checked;
    else field.value = value;
    for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
    return true;
  };
  const look = () => {
    open = open.filter((field) => !put(field));
    scrollTo(...scroll);
    if (open.length === 0 && scrollX === scroll[0] && scrollY === scroll[1]) stop();
  };
  const watch = new MutationObserver(look);
  const stop = () => watch.disconnect();
  watch.observe(document.getElementById("app")!, { childList: true, subtree: true });
  for (const hand of ["pointerdown", "keydown", "wheel"]) addEventListener(hand, stop, { once: true, capture: true });
  setTimeout(stop, PATIENCE_MS);
  look();
}

/// Once for the page, before it is built.
export function startKeeping(): void {
  for (const kind of ["input", "change"]) {
    document.addEventListener(
      kind,
      (event) =>
        event.isTrusted &&
        (event.target as Element).matches("input, select, textarea") &&
        touched.add(event.target as Input),
      true,
    );
  }
  // unsaved work comes along, so nobody needs to be asked
  addEventListener("beforeunload", (event) => leaving && event.stopImmediatePropagation());
  const all = read();
  if (all) restore(all);
  else store(undefined);
  // what is not asked for within the time of a slow start is forgotten: later reloads begin as they do
  setTimeout(() => store(undefined), PATIENCE_MS);
}
