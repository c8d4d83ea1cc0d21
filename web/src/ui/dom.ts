// Small helpers to make elements.

type Child = Node | string | undefined | false;
type Attributes = Record<string, string | number | boolean | undefined | ((event: never) => void)>;

/// Makes an element: h("button", { class: "x", onclick: f }, "text").
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name.slice(2), value as EventListener);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== undefined && value !== false) made.setAttribute(name, String(value));
  }
  for (const child of children) if (child) made.append(child);
  return made;
}

const ICONS = {
  play: "M8 5.5v13l11-6.5z",
  pause: "M7 5.5h3.6v13H7zM13.4 5.5H17v13h-3.6z",
  stop: "M6.500 6.500h11v11h-11z",
  dice: "M6 3.500h12A2.500 2.500 0 0 1 20.500 6v12a2.500 2.500 0 0 1-2.500 2.500H6A2.500 2.500 0 0 1 3.500 18V6A2.500 2.500 0 0 1 6 3.500zM8.300 6.700a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200zM12 10.400a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200zM15.700 14.100a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200z",
  reverse: "M16 5.5v13L5 12z",
  stepBack: "M17 6v12l-8-6zM6.5 6H9v12H6.5z",
  stepOn: "M7 6v12l8-6zM15 6h2.5v12H15z",
  previous: "M12.5 12 20 6.5v11zM4.5 12 12 6.5v11z",
  next: "M11.5 12 4 6.5v11zM19.5 12 12 6.5v11z",
  panel: "M4 5h16v14H4zm2 2v10h7V7z",
  layers:
    "M12 3 2.500 8 12 13l9.500-5zM4.900 11.200 2.500 12.500 12 17.500l9.500-5-2.400-1.300L12 15zM4.900 15.700 2.500 17 12 22l9.500-5-2.400-1.300L12 19.500z",
  plot: "M3 4h2v14h16v2H3zM7 15.500l4-6 3.200 3.400L19 6l1.600 1.100-6.200 8.800-3.200-3.400L8.600 16.600z",
  behaviour: "M9 3.500h6v5h-2v2.500h5.500v4H21v5h-6v-5h1.500v-2h-9v2H9v5H3v-5h2.500v-4H11V8.500H9z",
  log: "M4 5h2.500v2.500H4zM8.500 5.200H20v2H8.500zM4 10.700h2.500v2.500H4zM8.500 11H20v2H8.500zM4 16.500h2.500V19H4zM8.500 16.700H20v2H8.500z",
  add: "M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z",
  aim: "M11 2h2v3.100A7 7 0 0 1 18.900 11H22v2h-3.100A7 7 0 0 1 13 18.900V22h-2v-3.100A7 7 0 0 1 5.100 13H2v-2h3.100A7 7 0 0 1 11 5.100zM12 7a5 5 0 1 0 0 10 5 5 0 1 0 0-10zM12 10a2 2 0 1 0 0 4 2 2 0 1 0 0-4z",
  remove:
    "M6.400 5 12 10.600 17.600 5 19 6.400 13.400 12l5.600 5.600-1.400 1.400-5.600-5.600L6.400 19 5 17.600l5.600-5.600L5 6.400z",
  rename: "M4 16.600 15.400 5.200l3.400 3.400L7.400 20H4zM16.700 3.900l1.500-1.500 3.400 3.400-1.500 1.500z",
  delete:
    "M9 3h6l1 2h4v2H4V5h4zM6 8.500h12L17.200 21H6.800zM9.300 10.700l.5 8h1.600l-.4-8zM13.400 10.700l-.4 8h1.600l.5-8z",
  menu: "M3.500 6h17v2.200h-17zM3.500 10.900h17v2.200h-17zM3.500 15.800h17V18h-17z",
  link: "M10.600 13.400a4.200 4.200 0 0 0 5.900 0l3-3a4.200 4.200 0 1 0-5.900-5.900l-1.400 1.400 1.500 1.500 1.400-1.400a2.100 2.100 0 0 1 2.900 2.900l-3 3a2.100 2.100 0 0 1-2.900 0zM13.400 10.600a4.200 4.200 0 0 0-5.900 0l-3 3a4.200 4.200 0 1 0 5.900 5.900l1.400-1.400-1.500-1.500-1.400 1.400a2.100 2.100 0 0 1-2.900-2.900l3-3a2.100 2.100 0 0 1 2.900 0z",
  enlarge: "M4 4h6v2H6v4H4zM14 4h6v6h-2V6h-4zM4 14h2v4h4v2H4zM18 14h2v6h-6v-2h4z",
  reduce: "M8 4h2v6H4V8h4zM14 4h2v4h4v2h-6zM4 14h6v6H8v-4H4zM14 14h6v2h-4v4h-2z",
  pin: "M12 2.500a7 7 0 0 1 7 7c0 4.600-4.500 8.700-7 12-2.500-3.300-7-7.400-7-12a7 7 0 0 1 7-7zM12 6.800a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400z",
  share:
    "M12 3.200 17 8.200l-1.500 1.500-2.400-2.400V15h-2.200V7.300L8.500 9.700 7 8.200zM5 12.500h2.200v6.300h9.600v-6.300H19V21H5z",
};
export type Icon = keyof typeof ICONS;

export function icon(name: Icon): SVGSVGElement {
  const space = "http://www.w3.org/2000/svg";
  const made = document.createElementNS(space, "svg");
  made.setAttribute("viewBox", "0 0 24 24");
  made.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", ICONS[name]);
  path.setAttribute("fill-rule", "evenodd");
  made.append(path);
  return made;
}

/// A button with an icon; the label is read aloud and shown as a hint.
export function iconButton(
  name: Icon,
  label: string,
  press: () => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  return h(
    "button",
    { type: "button", class: "icon", "aria-label": label, title: label, onclick: press, ...attributes },
    icon(name),
  );
}

/// Writes a text only where it changed: the page is touched 60 times a second.
export function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
