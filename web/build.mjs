// Builds the page into dist/, the same bytes every time: `node build.mjs [FOLDER]`.

import { copyFile, mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));

export async function buildPage(folder = `${here}dist`) {
  await mkdir(folder, { recursive: true });
  await build({
    absWorkingDir: here,
    // what is opened later is loaded later: each a file of its own, which shares nothing with the others
    entryPoints: { app: "src/main.ts", behaviour: "src/behaviour/view.ts" },
    outdir: folder,
    bundle: true,
    minify: true,
    format: "esm",
    target: ["es2022"],
    charset: "utf8",
    legalComments: "inline",
    logLevel: "warning",
  });
  await build({ absWorkingDir: here, entryPoints: { app: "src/app.css", behaviour: "src/behaviour/behaviour.css" }, outdir: folder, bundle: true, minify: true, charset: "utf8", logLevel: "warning", target: ["chrome123", "firefox120", "safari17.5"] });
  // the editor, the pages of charts, motions, searches and teams come only to those who open them, with their own copies of the few small modules that they share with the page
  await build({ absWorkingDir: here, entryPoints: { editor: "src/editor/editor.ts", chart: "src/chart/chart.ts", motion: "src/motion/motion.ts", tune: "src/tune/tune.ts", team: "src/team/team.ts" }, outdir: folder, bundle: true, minify: true, format: "esm", target: ["es2022", "chrome123", "firefox120", "safari17.5"], charset: "utf8", legalComments: "inline", logLevel: "warning" });
  await copyFile(`${here}src/index.html`, `${folder}/index.html`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPage(process.argv[2]);
