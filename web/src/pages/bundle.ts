// Pages that are bundles of their own: who only watches does not wait for them.

import { h } from "../ui/dom";
import { t } from "../ui/strings";
import { pageHead, showTrouble } from "../ui/trouble";

type Show = (at: HTMLElement, asked: URLSearchParams) => Promise<void>;

/// Loads /NAME.js and /NAME.css and lets the `show` that it exports fill the page.
export async function showBundle(place: HTMLElement, query: URLSearchParams, name: string): Promise<void> {
  place.replaceChildren(pageHead(), h("main", { class: "trouble" }, h("h1", { class: "quiet" }, t("loading"))));
  const bundle = `/${name}.js`; // a name, so that the build leaves it alone
  try {
    // the home page has the looks of all
    const styled =
      name === "home"
        ? undefined
        : new Promise((done) =>
            document.head.append(h("link", { rel: "stylesheet", href: `/${name}.css`, onload: done, onerror: done })),
          );
    const [made] = (await Promise.all([import(bundle), styled])) as [{ show: Show }, unknown];
    await made.show(place, query);
  } catch (error) {
    showTrouble(place, error, `${name}.js`);
  }
}
