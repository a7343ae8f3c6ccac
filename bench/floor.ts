// The floor: an empty Next app of the same version, generated here to measure the share of the framework.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { tool, must } from "@/scripts/run.mjs";
import { root } from "@/lib/settings.mjs";
import { freePort } from "@/scripts/free-port";
import { startServer, type Server } from "@/scripts/measure/server";
import type { Call } from "@/scripts/measure/site";

/** Outside of the project, whose files Next would include; it uses the packages of the project. */
const FOLDER = path.join(tmpdir(), "lanheng-floor");
const PARTS = {
  "package.json": `{ "name": "floor", "private": true, "type": "module" }`,
  "next.config.mjs": `export default {
  poweredByHeader: false, agentRules: false,
  turbopack: { root: "/" }, outputFileTracingRoot: "/",
};`,
  "app/layout.js": `export const metadata = { title: "Floor", description: "An empty page" };
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  "app/page.js": `export default function Page() {
  return <main><h1>Floor</h1><p>An empty page.</p></main>;
}`,
  "app/json/route.js": `export const dynamic = "force-dynamic";
const DATA = { code: 1, msg: "", data: { data: [], total: 0, per_page: 12, current_page: 1, last_page: 1 } };
export const GET = () => Response.json(DATA);
export const POST = () => Response.json(DATA);`,
  "app/cards/page.js": `export const dynamic = "force-dynamic";
const CARDS = Array.from({ length: 12 }, (_, at) => ({ id: at + 1, title: "Card " + (at + 1), text: "What it is for" }));
export default function Page() {
  return <main><h1>Cards</h1><ul>{CARDS.map(({ id, title, text }) => <li key={id}><article>
    <a href={"/card/" + id}><img src={"/card-" + id + ".webp"} alt="" width="400" height="300" loading="lazy" />
    <h2>{title}</h2><p>{text}</p></a></article></li>)}</ul></main>;
}`,
};

async function build() {
  const { version } = JSON.parse(readFileSync(path.join(root, "node_modules/next/package.json"), "utf8")) as {
    version: string;
  };
  const stamp = path.join(FOLDER, "built.json");
  const what = JSON.stringify([version, PARTS]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === what) return;
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, text] of Object.entries(PARTS)) {
    mkdirSync(path.dirname(path.join(FOLDER, name)), { recursive: true });
    writeFileSync(path.join(FOLDER, name), text);
  }
  symlinkSync(path.join(root, "node_modules"), path.join(FOLDER, "node_modules"));
  must(
    await tool("next", ["build", FOLDER], { env: { NODE_ENV: "production" } }),
    "The floor was not built.",
  );
  writeFileSync(stamp, what);
}

export const FLOOR: Record<string, Call> = {
  page: { path: "/" },
  json: { path: "/json" },
  "json by POST": { path: "/json", body: "limit=12&page=1" },
  cards: { path: "/cards" },
};

/** `folder` is for logs. */
export async function startFloor(folder: string): Promise<Server> {
  await build();
  const port = await freePort();
  const next = path.join(root, "node_modules/next/dist/bin/next");
  const how = { cwd: FOLDER, log: path.join(folder, "floor.log"), port, env: { NODE_ENV: "production" } };
  return startServer(process.execPath, [next, "start", "-p", String(port), "-H", "127.0.0.1"], how);
}
