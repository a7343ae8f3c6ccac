import { beforeEach, expect, test } from "vitest";
import { cartStore, visitor } from "@/app/api/test-cart";
import { VALID } from "@/app/api/test-message";
import { getOrder } from "@/db/queries/inquiry/orders";
import { addQuotation } from "@/db/queries/inquiry/quotations";
import { GET } from "./route";

beforeEach(() => {
  cartStore();
});

const LINE = {
  ...{ price: "100.00", taxed: true, lead: "7 天", until: "2999-12-31" },
  ...{ replacement: "", remark: "=1+1", revision: "" },
};
const TERMS = { delivery: "@工地", payment: "", contact: "李工", remark: "" };

/** Someone who sent a list. */
async function sent() {
  const who = visitor();
  await who.add({ product_id: "1" });
  const { number } = (await who.ask("POST", "orders", VALID)).body.data as { number: string };
  const answered = () => addQuotation(getOrder(number)!, { lines: [LINE], terms: TERMS }, new Date());
  const ask = (file: string, cookie = who.kept.cookie) =>
    GET(new Request(`http://site.test/Receipt/${number}/${file}`, { headers: { cookie } }), {
      params: Promise.resolve({ number, file }),
    });
  return { answered, ask };
}

const NOT_FOUND = /NEXT_HTTP_ERROR_FALLBACK;404/;

test("whoever sent a list gets its quotation as a PDF, nobody else, and nobody before it is answered", async () => {
  const { answered, ask } = await sent();
  await expect(ask("quotation.pdf")).rejects.toThrow(NOT_FOUND);
  await answered();
  const answer = await ask("quotation.pdf");
  expect([answer.headers.get("content-type"), answer.headers.get("content-disposition")]).toEqual([
    "application/pdf",
    expect.stringMatching(/^attachment; filename="quotation-\d+\.pdf"$/),
  ]);
  expect(Buffer.from(await answer.arrayBuffer()).toString("latin1")).toMatch(/^%PDF-1\.7\n/);
  await expect(ask("quotation.pdf", "")).rejects.toThrow(NOT_FOUND);
  await expect(ask("quotation.csv")).rejects.toThrow(NOT_FOUND);
});

test("the quotation as a list says when it was made and how long it holds, its texts as texts, for its sender alone", async () => {
  const { answered, ask } = await sent();
  await answered();
  const own = await (await ask("list.csv")).text();
  for (const words of ["报价单", "报价时间", "有效期至,2999-12-31", "'=1+1", "'@工地", "100,含税,100"])
    expect(own).toContain(words);
  const others = await (await ask("list.csv", "")).text();
  for (const words of ["报价单", "含税", "=1+1", "工地"]) expect(others).not.toContain(words);
});
