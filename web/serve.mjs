// A small server for tests and for work on the page: `node serve.mjs [FOLDER] [PORT]`. The real one is ./cancha studio;
// both have the same interface.

import { createReadStream } from "node:fs";
import { open, readdir, readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { McapIndexedReader } from "@mcap/core";

const dist = fileURLToPath(new URL("dist", import.meta.url));
const CSP = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";
const PAGES = ["/", "/watch", "/compare"];
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/// What a recording says about itself.
async function describe(path) {
  const { size, mtime } = await stat(path);
  const found = {
    name: basename(path),
    bytes: size,
    modified: mtime.getTime() / 1000,
    seconds: 0,
    blue: "",
    yellow: "",
    branch_of: "",
    score: { blue: 0, yellow: 0 },
    league: "",
    complete: false,
    error: "",
  };
  const handle = await open(path);
  try {
    const readable = {
      size: async () => BigInt(size),
      read: async (offset, length) => {
        const bytes = new Uint8Array(Number(length));
        await handle.read(bytes, 0, bytes.length, Number(offset));
        return bytes;
      },
    };
    const reader = await McapIndexedReader.Initialize({ readable });
    found.complete = true;
    found.seconds =
      Number((reader.statistics?.messageEndTime ?? 0n) - (reader.statistics?.messageStartTime ?? 0n)) / 1e9;
    for await (const { name, metadata } of reader.readMetadata()) {
      if (name === "cancha.match") for (const key of ["blue", "yellow", "league"]) found[key] = metadata.get(key) ?? "";
      if (name === "cancha.result") found.score = JSON.parse(metadata.get("score") ?? "null") ?? found.score;
    }
  } catch {
    // not whole: listed as such
  } finally {
    await handle.close();
  }
  return found;
}

/// A file that goes away before it is read breaks the answer off, not the server.
function send(bytes, response) {
  bytes.on("error", () => response.destroy()).pipe(response);
}

/// Sends a file, or the part of it that a Range header asks for.
async function sendFile(request, response, path) {
  const { size, mtimeMs } = await stat(path);
  const headers = {
    "Content-Type": "application/octet-stream",
    "Accept-Ranges": "bytes",
    ETag: `"${size.toString(16)}-${mtimeMs.toString(16)}"`,
  };
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? "");
  if (!range || range[0] === "bytes=-") {
    response.writeHead(200, { ...headers, "Content-Length": size });
    return void send(createReadStream(path), response);
  }
  const suffix = range[1] === "";
  const from = suffix ? Math.max(0, size - Number(range[2])) : Number(range[1]);
  const to = suffix || range[2] === "" ? size - 1 : Math.min(size - 1, Number(range[2]));
  if (from > to || from >= size) {
    response.writeHead(416, { "Content-Range": `bytes */${size}` });
    return void response.end();
  }
  response.writeHead(206, {
    ...headers,
    "Content-Range": `bytes ${from}-${to}/${size}`,
    "Content-Length": to - from + 1,
  });
  send(createReadStream(path, { start: from, end: to }), response);
}

/// Starts to serve the recordings of a folder; gives the address and a way to stop.
export async function serve(folder, port = 0) {
  const server = createServer(async (request, response) => {
    response.setHeader("Content-Security-Policy", CSP);
    response.setHeader("X-Content-Type-Options", "nosniff");
    try {
      const path = decodeURIComponent(new URL(request.url, "http://x").pathname);
      if (path === "/api/recordings") {
        const names = (await readdir(folder)).filter((name) => name.endsWith(".mcap"));
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(await Promise.all(names.map((name) => describe(join(folder, name))))));
      } else if (path === "/api/version") {
        response.setHeader("Content-Type", "application/json");
        response.end('{"name":"cancha","version":"page"}');
      } else if (path === "/api/matches" || path === "/api/choices") {
        response.setHeader("Content-Type", "application/json"); // nobody plays here
        response.end(path === "/api/matches" ? "[]" : '{"leagues":[],"teams":[]}');
      } else if (/^\/recordings\/[^/\\]+\.mcap$/.test(path)) {
        await sendFile(request, response, join(folder, path.slice("/recordings/".length)));
      } else if (/^\/api\/recordings\/[^/\\]+\/picture\.svg$/.test(path)) {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 9"><rect width="12" height="9" rx="1" fill="#296138"/></svg>',
        );
      } else if (/^\/api\/recordings\/[^/\\]+\/eyes$/.test(path)) {
        response.setHeader("Content-Type", "application/json"); // nobody draws pictures here
        response.end("null");
      } else if (PAGES.includes(path) || /^\/[\w-]+\.(js|css)$/.test(path)) {
        const name = PAGES.includes(path) ? "index.html" : path.slice(1);
        response.setHeader("Content-Type", `${TYPES[extname(name)]}; charset=utf-8`);
        response.end(await readFile(join(dist, name)));
      } else response.writeHead(404).end();
    } catch (error) {
      if (!response.headersSent) response.writeHead(error.code === "ENOENT" ? 404 : 500);
      response.end();
    }
  });
  await new Promise((ready) => server.listen(port, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => (server.closeAllConnections(), server.close()),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await serve(process.argv[2] ?? "../recordings", Number(process.argv[3] ?? 8123));
  console.log(url);
}
