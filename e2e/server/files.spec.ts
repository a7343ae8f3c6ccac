import { expect, test } from "@playwright/test";
import { firstId, fromStore, one } from "@/e2e/content";
import { ask } from "./wire";

const product = () => `/newdetail/${fromStore((store) => firstId(store, "products"))}`;
const pathIn = async (pattern: RegExp) => pattern.exec((await ask(product())).body)?.[0] ?? "";
const FILES = {
  picture: () => pathIn(/\/media\/products\/[\w.-]+\.webp/),
  script: () => pathIn(/\/_next\/static\/[\w./~-]+\.js/),
  style: () => pathIn(/\/_next\/static\/[\w./~-]+\.css/),
};

for (const [name, find] of Object.entries(FILES)) {
  test(`a ${name} can be served in ranges, first or last bytes, and none beyond its end`, async () => {
    const path = await find();
    const get = (range: string) => ask(path, { headers: { range } });
    const whole = await ask(path);
    const size = Number(whole.headers["content-length"]);
    expect([whole.status, whole.headers["accept-ranges"]]).toEqual([200, "bytes"]);
    for (const [range, from, to] of [
      ["bytes=0-99", 0, 99],
      ["bytes=-100", size - 100, size - 1],
      ["bytes=100-", 100, size - 1],
    ] as const) {
      const { status, headers } = await get(range);
      expect([status, headers["content-range"]]).toEqual([206, `bytes ${from}-${to}/${size}`]);
    }
    for (const range of ["bytes=99999999-", `bytes=${size}-`]) {
      const { status, headers, body } = await get(range);
      expect([status, headers["content-range"], body]).toEqual([
        416,
        `bytes */${size}`,
        "请求的范围不在文件之内\n",
      ]);
    }
    for (const range of ["lines=1-2", "bytes=", "x"]) expect((await get(range)).status).toBe(200);
  });

  test(`a ${name} obeys HTTP's conditional requests, without an error`, async () => {
    const path = await find();
    const { headers } = await ask(path);
    const { etag = "", "last-modified": changed = "" } = headers;
    const statusFor = async (given: Record<string, string>) => (await ask(path, { headers: given })).status;
    const old = "Thu, 01 Jan 2015 00:00:00 GMT";
    expect(await statusFor({ "if-none-match": etag })).toBe(304);
    expect(await statusFor({ "if-none-match": `"other", ${etag}` })).toBe(304);
    expect(await statusFor({ "if-none-match": "*" })).toBe(304);
    expect(await statusFor({ "if-none-match": '"other"' })).toBe(200);
    expect(await statusFor({ "if-modified-since": changed })).toBe(304);
    expect(await statusFor({ "if-modified-since": old })).toBe(200);
    expect(await statusFor({ "if-match": etag })).toBe(200);
    expect(await statusFor({ "if-match": "*" })).toBe(200);
    expect(await statusFor({ "if-match": '"x"' })).toBe(412);
    expect(await statusFor({ "if-unmodified-since": changed })).toBe(200);
    expect(await statusFor({ "if-unmodified-since": old })).toBe(412);
    expect(await statusFor({ "if-range": '"x"', range: "bytes=0-9" })).toBe(200);
    expect(await statusFor({ "if-range": etag, range: "bytes=0-9" })).toBe(206);
    expect((await ask(path, { headers: { "if-match": '"x"' } })).body).toBe("文件已经改变\n");
  });
}

test("a page obeys conditional requests, too: lists of ETags, weak ones, a star", async () => {
  const { etag = "" } = (await ask("/about")).headers;
  const statusFor = async (given: Record<string, string>) => (await ask("/about", { headers: given })).status;
  for (const tag of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"])
    expect(await statusFor({ "if-none-match": tag }), tag).toBe(304);
  expect(await statusFor({ "if-none-match": 'W/"other"' })).toBe(200);
  expect(await statusFor({ "if-modified-since": new Date().toUTCString() })).toBe(200);
  expect(await statusFor({ range: "bytes=99999999-" })).toBe(200);
});

test("a folder, and a path out of one, is not found", async () => {
  for (const path of [
    "/media",
    "/media/",
    "/media/products",
    "/media/products/",
    "/_next/static/",
    "/media/%2e%2e/drizzle",
  ])
    expect((await ask(path)).status, path).toBe(404);
  for (const path of [
    "/media/..%2f..%2fpackage.json",
    "/media/%00",
    "/media/%",
    "/_next/static/..%5c..%5cBUILD_ID",
  ])
    expect((await ask(path)).status, path).toBe(404);
});

test("data sheets, drawings and register tables can be served in ranges, uncompressed", async () => {
  const id = fromStore((store) => one<number>(store, "SELECT product FROM product_registers LIMIT 1"));
  for (const path of [
    `/datasheet/${id}.pdf`,
    `/drawings/${id}/outline.dxf`,
    `/drawings/${id}/outline.svg`,
    `/data/modbus/${id}.csv`,
    `/data/modbus/${id}.json`,
    `/downloads/${id}.zip`,
  ]) {
    const { headers } = await ask(path, { headers: { "accept-encoding": "identity" } });
    expect(headers["accept-ranges"], path).toBe("bytes");
    const part = await ask(path, { headers: { range: "bytes=10-29", "accept-encoding": "br, gzip" } });
    expect([part.status, part.headers["content-range"], part.headers["content-encoding"]], path).toEqual([
      206,
      `bytes 10-29/${headers["content-length"]}`,
      undefined,
    ]);
  }
});
