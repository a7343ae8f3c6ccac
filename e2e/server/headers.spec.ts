import { expect, test } from "@playwright/test";
import { gradeAnswer } from "./observatory";
import { type Answer, ask, wire } from "./wire";

const PAGE = "/index";

const scriptOf = async () => /\/_next\/static\/[^"]+\.js/.exec((await ask(PAGE)).body)?.[0] ?? "";

const pictureOf = async () => /\/media\/[^" ]+\.webp/.exec((await ask(PAGE)).body)?.[0] ?? "";

const ANSWERS: Record<string, () => Promise<Answer>> = {
  "a page": () => ask(PAGE),
  "a search": () => ask(`/product_type_list/33?title=${encodeURIComponent("仪表")}`),
  "an unknown page": () => ask("/nowhere"),
  "the redirect to the first page": () => ask("/"),
  "the redirect of a trailing slash": () => ask(`${PAGE}/`),
  "a call": () => ask("/api/Product/getCategory"),
  "an unknown call": () => ask("/api/nowhere"),
  "a call by the wrong method": () => ask("/api/News/getList"),
  health: () => ask("/api/health/ready"),
  "a script": async () => ask(await scriptOf()),
  "an unknown script": () => ask("/_next/static/nothing.js"),
  "a picture": async () => ask(await pictureOf()),
  "an unknown picture": () => ask("/media/nothing.webp"),
  "the image optimiser": () => ask("/_next/image?url=%2Ficon.svg&w=64&q=75"),
  "a page by the wrong method": () => ask(PAGE, { method: "POST" }),
  "too long an address": () => ask(`/${"a".repeat(3000)}`),
  "the sitemap": () => ask("/sitemap.xml"),
  "the crawlers' rules": () => ask("/robots.txt"),
};

for (const [what, answer] of Object.entries(ANSWERS)) {
  test(`${what} is graded A+ by the rules of Mozilla's Observatory`, async () => {
    const { headers } = await answer();
    const { score, points } = gradeAnswer(headers);
    expect(score, JSON.stringify(points)).toBeGreaterThanOrEqual(130);
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
  });
}

test("responses to invalid requests are graded A+ too", async () => {
  const { answer } = await wire("HELO example\r\n\r\n");
  const lines = answer.split("\r\n\r\n")[0]?.split("\r\n").slice(1) ?? [];
  const headers = lines.map((line) => [line.split(":")[0]?.toLowerCase(), line.slice(line.indexOf(":") + 2)]);
  expect(gradeAnswer(Object.fromEntries(headers)).score).toBeGreaterThanOrEqual(130);
});

test("the grading detects faults", () => {
  const good = {
    "content-security-policy": "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    "strict-transport-security": "max-age=31536000",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
  };
  expect(gradeAnswer(good).score).toBe(130);
  const without = (name: keyof typeof good) => ({ ...good, [name]: undefined });
  expect(gradeAnswer(without("content-security-policy")).score).toBe(55);
  expect(gradeAnswer(without("strict-transport-security")).score).toBe(80);
  expect(gradeAnswer(without("cross-origin-resource-policy")).score).toBe(120);
  const inline = "default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'";
  expect(gradeAnswer({ ...good, "content-security-policy": inline }).score).toBe(80);
});

test("shared caches may store pages for a short time, and can always be updated", async () => {
  const page = await ask(PAGE);
  expect(page.headers["cache-control"]).toMatch(/^s-maxage=300, stale-while-revalidate=\d+$/);
  expect(page.headers.vary).toBe("Accept-Encoding");
  const fresh = "private, no-cache, max-age=0, must-revalidate";
  expect((await ask("/product_type_list/33?title=a")).headers["cache-control"]).toBe(fresh);
  // 404s are not cached, so that a new page is visible at once.
  expect((await ask("/nowhere")).headers["cache-control"]).toBe(fresh);
  expect((await ask("/media/nothing.webp")).headers["cache-control"]).toBe(fresh);
  expect((await ask("/api/Product/getCategory")).headers["cache-control"]).toBe("no-store");
  const script = await ask(await scriptOf());
  expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("a page that the browser has is not sent again", async () => {
  // The first response comes from Next, the others from the cache.
  await expect(async () => {
    const { headers } = await ask(PAGE);
    const again = await ask(PAGE, { headers: { "if-none-match": headers.etag } });
    expect([again.status, again.body]).toEqual([304, ""]);
  }).toPass();
});
