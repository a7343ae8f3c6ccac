import { mkdirSync, writeFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import type { Database } from "better-sqlite3";
import { browserName } from "@/lib/http/client-address";
import { order, someProducts } from "@/e2e/inquiry-page";
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

/** Creates a note on the board, as there is no shipped one. */
const noteOf = (store: Database) =>
  store
    .prepare(
      `INSERT INTO posts (kind, title, username, content, state, createtime)
       VALUES ('stick', '电容柜的通风', '王工', '柜顶留 100 mm。\n\n- 每台风机 120 W\n- 滤网半年一换', 'public', ?) RETURNING id`,
    )
    .pluck()
    .get(new Date().toISOString());

/** Every kind of page, including those reached by forms only. */
async function pagesOf(store: Database, request: APIRequestContext) {
  const { number } = await order(request, someProducts(store, 2));
  return [
    ...oneOfEachKind(store),
    ...["/Posted", "/Reply", "/code", `/StickReply?id=${String(noteOf(store))}`, `/Receipt/${number}`],
  ];
}

/** Runs something in a new window, initially of desktop width. */
async function inWindow(engine: Engine, work: (visitor: Visitor) => Promise<void>) {
  const { visitor, stop } = await engine.start();
  try {
    await visitor.resize({ width: 1366, height: 800 });
    await work(visitor);
  } finally {
    await stop();
  }
}

test("Chromium 109: a calculator, the panels and a search work", async ({ baseURL, store }) => {
  await inWindow(OLDEST, async (visitor) => {
    for (const name of ["a panel of the service rail", "a search with a suggestion"] as const)
      await JOURNEYS[name](visitor, String(baseURL), store);
    expect(await lookAtEach(visitor, String(baseURL), ["/tools/kvar"])).toEqual([]);
  });
});

for (const engine of ENGINES) {
  test(
    `${engine.name}: every kind of page is complete, well-formed and as wide as the window`,
    { tag: "@all" },
    async ({ baseURL, store, request }) => {
      test.setTimeout(600_000);
      const pages = await pagesOf(store, request);
      await inWindow(engine, async (visitor) => {
        expect(await lookAtEach(visitor, String(baseURL), pages)).toEqual([]);
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

  test(`${engine.name}: pictures to look at`, { tag: "@all" }, async ({ baseURL, store, request }) => {
    test.setTimeout(600_000);
    const pages = await pagesOf(store, request);
    const folder = `test-results/engines/${engine.name.replace(" ", "-")}`;
    mkdirSync(folder, { recursive: true });
    await inWindow(engine, async (visitor) => {
      for (const width of [1366, 375]) {
        await visitor.resize({ width, height: 2400 });
        for (const path of pages) {
          await visit(visitor, String(baseURL) + path);
          writeFileSync(`${folder}/${path.replace(/\W+/g, "_")}-${width}.png`, await visitor.shot());
        }
      }
    });
  });
}
