import { expect, test } from "@playwright/test";
import { completeProduct, fromStore, one } from "@/e2e/content";
import { ask } from "./wire";

const product = () =>
  fromStore((store) => {
    const { id } = completeProduct(store);
    return { id, model: one(store, "SELECT model FROM products WHERE id = ?", id) };
  });

for (const [format, type, disposition] of [
  ["svg", "image/svg+xml; charset=utf-8", "inline"],
  ["dxf", "image/vnd.dxf", "attachment"],
] as const)
  test(`a drawing as ${format} is served with its type and name, cached, and not again if the client has it`, async () => {
    const { id, model } = product();
    const path = `/drawings/${id}/outline.${format}`;
    const plain = await ask(path);
    expect(plain.status).toBe(200);
    expect(plain.headers).toMatchObject({
      "content-type": type,
      "content-disposition": `${disposition}; filename*=UTF-8''${model}-outline.${format}`,
      "cache-control": "s-maxage=300, stale-while-revalidate=600",
      "x-content-type-options": "nosniff",
      "content-length": String(Buffer.byteLength(plain.body)),
      vary: "Accept-Encoding",
      etag: expect.stringMatching(/^W\/"/),
    });
    const { etag } = plain.headers;
    const known = await ask(path, { headers: { "if-none-match": String(etag) } });
    expect([known.status, known.body, known.headers.etag]).toEqual([304, "", etag]);
    const head = await ask(path, { method: "HEAD" });
    expect([head.status, head.body]).toEqual([200, ""]);
    expect(head.headers["content-length"]).toBe(plain.headers["content-length"]);
    expect(head.headers["content-disposition"]).toBe(plain.headers["content-disposition"]);
    const packed = await fetch(`${process.env.BASE_URL}${path}`, { headers: { "accept-encoding": "br" } });
    expect(packed.headers.get("content-encoding")).toBe("br");
    expect(await packed.text()).toBe(plain.body);
  });
