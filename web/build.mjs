// Builds the page into dist/, the same bytes every time: `node build.mjs [FOLDER]`.

import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const script = { absWorkingDir: here, bundle: true, minify: true, format: "esm", target: ["es2022"], charset: "utf8", legalComments: "inline", logLevel: "warning" };
const browsers = ["chrome123", "firefox120", "safari17.5"];

/// Pages that come only to those who open them, with their own copies of the few small modules that they share with the app.
const PAGES = { editor: "src/editor/editor.ts", chart: "src/chart/chart.ts", motion: "src/motion/motion.ts", tune: "src/tune/tune.ts", team: "src/team/team.ts" };

/// three.js is in app.js, which every page has loaded before, so the other bundles take it from there: one copy of it, and a
/// share file is still made of one script. `modules` collects what they name.
const threeOfTheApp = (modules) => ({
  name: "three-of-the-app",
  setup: (builder) =>
    builder.onResolve({ filter: /^three(\/|$)/ }, ({ path }) => {
      modules.add(path);
      return { path: "/app.js", external: true };
    }),
});

/// The app's entry: the page itself, and of three.js what the other bundles take.
async function entryOfTheApp(modules, names) {
  const lines = ['import "./main";'];
  for (const module of [...modules].sort()) {
    const there = new Set(Object.keys(await import(module)));
    const own = [...names].filter((name) => there.has(name)).sort();
    own.forEach((name) => names.delete(name));
    lines.push(`export { ${own.join(", ")} } from "${module}";`);
  }
  if (names.size > 0) throw new Error(`three.js has no ${[...names].join(", ")}`);
  return lines.join("\n");
}

export async function buildPage(folder = `${here}dist`) {
  await mkdir(folder, { recursive: true });
  const [modules, names] = [new Set(), new Set()];
  const { outputFiles } = await build({ ...script, entryPoints: PAGES, outdir: folder, target: ["es2022", ...browsers], plugins: [threeOfTheApp(modules)], write: false });
  for (const { path, text, contents } of outputFiles) {
    for (const [, list] of text.matchAll(/import\{([^}]*)\}from"\/app\.js"/g)) for (const one of list.split(",")) names.add(one.split(" as ")[0]);
    await writeFile(path, contents);
  }
  await build({ ...script, stdin: { contents: await entryOfTheApp(modules, names), resolveDir: `${here}src`, sourcefile: "app.ts" }, outfile: `${folder}/app.js` });
  await build({ ...script, entryPoints: { behaviour: "src/behaviour/view.ts" }, outdir: folder });
  await build({ absWorkingDir: here, entryPoints: { app: "src/app.css", behaviour: "src/behaviour/behaviour.css" }, outdir: folder, bundle: true, minify: true, charset: "utf8", logLevel: "warning", target: browsers });
  await copyFile(`${here}src/index.html`, `${folder}/index.html`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPage(process.argv[2]);
