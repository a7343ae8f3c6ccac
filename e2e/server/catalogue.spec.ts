import { expect, test } from "@playwright/test";
import { fromStore } from "@/e2e/content";
import { catalogue } from "@/lib/catalogue/shape";
import { CATALOGUE_FILES } from "@/lib/catalogue/files";
import { ask } from "./wire";

const { json, csv } = CATALOGUE_FILES;
const count = (statement: string) => fromStore((store) => Number(store.prepare(statement).pluck().get()));

test("the catalogue is a file with every product, linked on /developers and in the footer", async ({
  request,
}) => {
  const answer = await request.get(json.path);
  expect(answer.status()).toBe(200);
  const { products, licence } = catalogue.parse(await answer.json());
  expect(products).toHaveLength(count("SELECT count(*) FROM products"));
  const rows = (await (await request.get(csv.path)).text()).split("\r\n");
  expect(rows[0]).toBe(
    "\ufeffid,model,title,key,name,text,min,max,unit,choice,condition,bound,exclusive,optional,combinations",
  );
  expect(rows.length).toBeGreaterThan(count("SELECT count(*) FROM product_values"));
  const page = (await ask("/developers")).body;
  for (const { path } of [json, csv]) expect(page).toContain(`href="${path}"`);
  expect(page).toContain(licence);
  expect((await ask("/index")).body).toContain('href="/developers"');
});

for (const { path, type, disposition } of [json, csv])
  test(`${path} is served with its type, compressed if accepted, and not again if it is cached`, async () => {
    const plain = await ask(path);
    expect(plain.headers).toMatchObject({
      "content-type": type,
      "content-disposition": expect.stringMatching(`^${disposition}; filename="catalogue-.*"$`),
      "cache-control": "s-maxage=300, stale-while-revalidate=600",
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding",
      etag: expect.stringMatching(/^W\/"/),
      link: expect.stringContaining('/developers#catalogue>; rel="license"'),
    });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(Number(plain.headers["content-length"])).toBe(Buffer.byteLength(plain.body));
    const response = await fetch(`${process.env.BASE_URL}${path}`, {
      headers: { "accept-encoding": "br, gzip" },
    });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(await response.text()).toBe(plain.body.replace(/^\ufeff/, ""));
    const { etag } = plain.headers;
    const known = await ask(path, { headers: { "if-none-match": String(etag) } });
    expect([known.status, known.body, known.headers.etag]).toEqual([304, "", etag]);
    const head = await ask(path, { method: "HEAD" });
    expect([head.status, head.body, head.headers["content-length"]]).toEqual([
      200,
      "",
      plain.headers["content-length"],
    ]);
  });
