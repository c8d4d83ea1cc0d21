// Builds the page into dist/, the same bytes every time: `node build.mjs [FOLDER]`.

import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const script = {
  absWorkingDir: here,
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022"],
  charset: "utf8",
  legalComments: "inline",
  logLevel: "warning",
  // the page reads chunks by itself; what the reader of MCAP files needs to sort messages of many chunks would be a fiftieth of its script
  alias: { "heap-js": "./src/data/no_heap.ts" },
};
const browsers = ["chrome123", "firefox120", "safari17.5"];

/// Pages that come only to those who open them.
const PAGES = {
  home: "src/pages/home/home.ts",
  editor: "src/pages/editor/editor.ts",
  chart: "src/pages/chart/chart.ts",
  motion: "src/pages/motion/motion.ts",
  tune: "src/pages/tune/tune.ts",
  study: "src/pages/study/study.ts",
  scene: "src/pages/scene/scene.ts",
  team: "src/pages/team/team.ts",
  camera: "src/pages/camera/camera.ts",
  behaviour: "src/pages/watch/behaviour/view.ts",
  eyes: "src/pages/watch/eyes/eyes.ts",
  contest: "src/pages/watch/contest/contest.ts",
  driver: "src/pages/watch/live/driver.ts",
};
/// What the other bundles take from app.js, which every page has loaded before: there is one copy of three.js and of these modules,
/// and a share file is still made of one script. No two of them may export the same name.
const SHARED = [
  "data/api",
  "data/connection",
  "ui/dom",
  "ui/fill",
  "ui/head",
  "ui/keep",
  "ui/match_row",
  "ui/names",
  "ui/settings",
  "ui/splitter",
  "ui/strings",
  "ui/trouble",
];

/// The shared module that an import means: three.js by its own name, ours by its place in src/; undefined for all others.
function sharedModule(path, importer) {
  if (/^three(\/|$)/.test(path)) return path;
  const name = path.startsWith(".") ? relative(`${here}src`, resolve(dirname(importer), path)) : "";
  return SHARED.includes(name) ? `./${name}` : undefined;
}

const fromTheApp = (modules) => ({
  name: "from-the-app",
  setup: (builder) =>
    builder.onResolve({ filter: /./ }, ({ path, importer, kind }) => {
      const module = kind === "entry-point" ? undefined : sharedModule(path, importer);
      if (!module) return undefined;
      modules.add(module);
      return { path: "/app.js", external: true };
    }),
});

/// The names that a module exports.
async function exportsOf(module) {
  if (!module.startsWith(".")) return new Set(Object.keys(await import(module)));
  const { metafile } = await build({
    ...script,
    entryPoints: [`src/${module}.ts`],
    outdir: here,
    write: false,
    metafile: true,
  });
  return new Set(Object.values(metafile.outputs).flatMap((output) => output.exports));
}

/// The app's entry: the page itself, and what the other bundles take.
async function entryOfTheApp(modules, names) {
  const lines = ['import "./main";'];
  for (const module of [...modules].sort()) {
    const there = await exportsOf(module);
    const own = [...names].filter((name) => there.has(name)).sort();
    own.forEach((name) => names.delete(name));
    lines.push(`export { ${own.join(", ")} } from "${module}";`);
  }
  if (names.size > 0) throw new Error(`no shared module exports ${[...names].join(", ")}`);
  return lines.join("\n");
}

export async function buildPage(folder = `${here}dist`) {
  await mkdir(folder, { recursive: true });
  const [modules, names] = [new Set(), new Set()];
  const { outputFiles } = await build({
    ...script,
    entryPoints: PAGES,
    outdir: folder,
    target: ["es2022", ...browsers],
    plugins: [fromTheApp(modules)],
    write: false,
  });
  for (const { path, text, contents } of outputFiles) {
    for (const [, list] of text.matchAll(/import\{([^}]*)\}from"\/app\.js"/g))
      for (const one of list.split(",")) names.add(one.split(" as ")[0]);
    await writeFile(path, contents);
  }
  await build({
    ...script,
    stdin: { contents: await entryOfTheApp(modules, names), resolveDir: `${here}src`, sourcefile: "app.ts" },
    outfile: `${folder}/app.js`,
  });
  await build({
    absWorkingDir: here,
    entryPoints: { app: "src/app.css", behaviour: "src/pages/watch/behaviour/behaviour.css" },
    outdir: folder,
    bundle: true,
    minify: true,
    charset: "utf8",
    logLevel: "warning",
    target: browsers,
  });
  await copyFile(`${here}src/index.html`, `${folder}/index.html`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPage(process.argv[2]);
