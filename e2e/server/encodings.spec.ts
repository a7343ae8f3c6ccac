import { brotliDecompressSync, gunzipSync } from "node:zlib";
import http from "node:http";
import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { firstId, fromStore } from "@/e2e/content";

const MODERN = { "accept-encoding": "gzip, deflate, br" };

/** The raw bytes of a response. */
const bytesOf = (path: string, headers: http.OutgoingHttpHeaders) =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const request = http.get(`${process.env.BASE_URL}${path}`, { headers, agent: false }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
      );
      answer.on("error", reject);
    });
    request.on("error", reject);
  });

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

const PICTURE = async () => {
  const { body } = await bytesOf(`/newdetail/${fromStore((store) => firstId(store, "products"))}`, {});
  return /\/media\/products\/[\w.-]+\.webp/.exec(body.toString())?.[0] ?? "";
};

// The query makes each a separate cache entry, so that rendered and cached responses are both seen.
for (const [name, path] of [
  ["a page", "/news?page=2&first=1"],
  ["a search", `/product_type_list/33?title=${encodeURIComponent("电容器")}&first=1`],
] as const) {
  test(
    `${name} is served in an accepted encoding, to the first visitor and to later ones`,
    { tag: "@all" },
    async () => {
      const plain = await bytesOf(path, { "accept-encoding": "identity" });
      expect(plain.headers["content-encoding"]).toBeUndefined();
      for (let visitor = 1; visitor <= 3; visitor++) {
        const zipped = await bytesOf(path, { "accept-encoding": "gzip" });
        expect(zipped.headers["content-encoding"]).toBe("gzip");
        const page = gunzipSync(zipped.body).toString();
        expect(titleOf(page)).toBe(titleOf(plain.body.toString()));
        expect(page.endsWith("</html>")).toBe(true);
        // What stands twice compresses best: the less a page repeats itself, the larger is this share of it.
        expect(zipped.body.length).toBeLessThan(plain.body.length * 0.3);
        const best = await bytesOf(path, MODERN);
        expect(best.headers["content-encoding"]).toBe("br");
        expect(titleOf(brotliDecompressSync(best.body).toString())).toBe(titleOf(page));
        expect(best.body.length).toBeLessThan(zipped.body.length);
      }
    },
  );
}

test("the first visitor of a list page gets it compressed, with the ETag that later visitors get", async () => {
  const path = `/news?page=2&first=${randomUUID()}`;
  const first = await bytesOf(path, MODERN);
  expect(first.headers["content-encoding"]).toBe("br");
  expect(first.headers["cache-control"]).toMatch(/^s-maxage=/);
  const later = await bytesOf(path, MODERN);
  expect(later.headers.etag).toBe(first.headers.etag);
  expect(brotliDecompressSync(later.body).equals(brotliDecompressSync(first.body))).toBe(true);
  const again = await bytesOf(path, { ...MODERN, "if-none-match": first.headers.etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test("a page is not sent again to a client that has it, even if the server has not cached it, as after a restart", async () => {
  const path = () => `/news?page=2&first=${randomUUID()}`;
  const { etag } = (await bytesOf(path(), MODERN)).headers;
  const asked = path();
  const again = await bytesOf(asked, { ...MODERN, "if-none-match": etag });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  expect(again.headers["cache-control"]).toMatch(/^s-maxage=/);
  expect(again.headers["content-length"]).toBeUndefined();
  for (let visitor = 2; visitor <= 3; visitor++) {
    const { status, headers, body } = await bytesOf(asked, MODERN);
    expect([status, headers.etag]).toEqual([200, etag]);
    expect(brotliDecompressSync(body).toString()).toContain("</html>");
  }
  const changed = await bytesOf(path(), { ...MODERN, "if-none-match": 'W/"another"' });
  expect(changed.status).toBe(200);
});

for (const [name, path] of [
  ["an address that does not exist", "/nothing-here"],
  ["a product that does not exist", "/newdetail/999999"],
  ["a search in a family that does not exist", "/product_type_list/999999?title=x"],
] as const)
  test(
    `${name}: its page is compressed, for the first visitor and for later ones`,
    { tag: "@all" },
    async () => {
      for (let visitor = 1; visitor <= 3; visitor++) {
        const { status, headers, body } = await bytesOf(path, MODERN);
        expect([status, headers["content-encoding"], headers.etag]).toEqual([404, "br", undefined]);
        expect(brotliDecompressSync(body).toString()).toContain("</html>");
      }
    },
  );

test("scripts are deferred in every page, also in a search that nobody made before", async () => {
  const search = `/product_type_list/33?title=${encodeURIComponent("电表")}&first=2`;
  for (const path of ["/about", search, search]) {
    const page = (await bytesOf(path, { "accept-encoding": "identity" })).body.toString();
    expect(page).toContain("<script data-deferred=");
    expect(page).not.toMatch(/<script[^>]*async=""/);
  }
});

test("a page is sent in brotli if accepted, and not if refused", async () => {
  const [best, refused] = await Promise.all([
    bytesOf("/about", MODERN),
    bytesOf("/about", { "accept-encoding": "br;q=0, gzip" }),
  ]);
  expect(best.headers["content-encoding"]).toBe("br");
  expect(refused.headers["content-encoding"]).toBe("gzip");
  expect(brotliDecompressSync(best.body).equals(gunzipSync(refused.body))).toBe(true);
});

test("a picture is not compressed again, and can be served in ranges", async () => {
  const picture = await PICTURE();
  const whole = await bytesOf(picture, { "accept-encoding": "gzip, br" });
  expect([whole.status, whole.headers["content-encoding"]]).toEqual([200, undefined]);
  const part = await bytesOf(picture, { range: "bytes=100-299" });
  expect([part.status, part.headers["content-range"]]).toEqual([206, `bytes 100-299/${whole.body.length}`]);
  expect(part.body.equals(whole.body.subarray(100, 300))).toBe(true);
});
