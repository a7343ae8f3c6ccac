import type { BrowserContext } from "@playwright/test";
import { startDripping } from "./dripping";
import { readToEnd, shiftsOf, watchShifts } from "./shifts";
import { expect, test } from "./site";

/** One address for each kind of page, as many at a time as wait for the network rather than for the processor. */
const KINDS = [
  ["/index", "/yunplat", "/casePage", "/contact", "/product_type_list/33"],
  ["/cm_detail/2001", "/newdetail/1001", "/detail/3001", "/about", "/product_centers"],
];

/** A phone at the edge of its network. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

async function readSlowly(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await watchShifts(page);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW);
  await page.goto(path);
  const missing = await readToEnd(page);
  const found = { path, missing, ...(await shiftsOf(page)) };
  await page.close();
  return found;
}

for (const paths of KINDS)
  test(`nothing jumps on a slow network: ${paths.join(" ")}`, async ({ context }) => {
    const found = await Promise.all(paths.map((path) => readSlowly(context, path)));
    expect(found).toEqual(paths.map((path) => ({ path, missing: [], score: 0, shifts: [] })));
  });

test("nothing jumps in a page that comes in pieces", async ({ context, baseURL }) => {
  test.setTimeout(120_000);
  const line = await startDripping(baseURL ?? "", 25);
  const page = await context.newPage();
  await watchShifts(page);
  for (const path of [...KINDS.flat(), "/yunshow", "/contact?result=phone"]) {
    await page.goto(line.url + path);
    await readToEnd(page);
    expect(await shiftsOf(page), path).toEqual({ score: 0, shifts: [] });
  }
  line.stop();
});
