import { mkdirSync, writeFileSync } from "node:fs";
import type { Database } from "better-sqlite3";
import { browserName } from "@/lib/http/client-address";
import { expect, test } from "@/e2e/site";
import { oneOfEachKind } from "@/e2e/routes";
import { firefox } from "./firefox";
import { JOURNEYS } from "./journeys";
import { lookAtEach } from "./looks";
import { oldChromiumEngine } from "./old-chromium";
import { type Engine, visit, type Visitor } from "./visitor";
import { webkit } from "./webkit";

const OLDEST = oldChromiumEngine(109);
const ENGINES = [OLDEST, oldChromiumEngine(92), firefox, webkit];

// A browser that starts on a busy machine takes its time.
test.setTimeout(180_000);

/** Every kind, with what visitors reach by forms only. */
const pagesOf = (store: Database) => [...oneOfEachKind(store), "/Posted", "/Reply", "/code"];

/** Does something in a window of its own. */
async function inWindow(engine: Engine, work: (visitor: Visitor) => Promise<void>) {
  const { visitor, stop } = await engine.start();
  try {
    await work(visitor);
  } finally {
    await stop();
  }
}

test("Chromium 109: a calculator, the panels and a search work", async ({ baseURL, store }) => {
  await inWindow(OLDEST, async (visitor) => {
    expect(await lookAtEach(visitor, String(baseURL), ["/tools/kvar"])).toEqual([]);
    for (const name of ["a panel of the service rail", "a search with a suggestion"])
      await JOURNEYS[name]?.(visitor, String(baseURL), store);
  });
});

for (const engine of ENGINES) {
  test(
    `${engine.name}: every kind of page is whole, closed and as wide as the window`,
    { tag: "@all" },
    async ({ baseURL, store }) => {
      test.setTimeout(600_000);
      await inWindow(engine, async (visitor) => {
        expect(await lookAtEach(visitor, String(baseURL), pagesOf(store))).toEqual([]);
        const agent = await visitor.ask(() => navigator.userAgent, undefined);
        const counted = store.prepare("SELECT part, page FROM script_faults WHERE browser = ?");
        expect(counted.all(browserName(agent))).toEqual([]);
      });
    },
  );

  for (const [name, journey] of Object.entries(JOURNEYS))
    test(`${engine.name}: ${name}`, { tag: "@all" }, async ({ baseURL, store }) => {
      await inWindow(engine, (visitor) => journey(visitor, String(baseURL), store));
    });

  test(`${engine.name}: pictures to look at`, { tag: "@all" }, async ({ baseURL, store }) => {
    test.setTimeout(600_000);
    const folder = `test-results/engines/${engine.name.replace(" ", "-")}`;
    mkdirSync(folder, { recursive: true });
    await inWindow(engine, async (visitor) => {
      await visitor.resize({ width: 1366, height: 2400 });
      for (const path of pagesOf(store)) {
        await visit(visitor, String(baseURL) + path);
        writeFileSync(`${folder}/${path.replace(/\W+/g, "_")}.png`, await visitor.shot());
      }
    });
  });
}
