import { expect, test } from "@playwright/test";
import { answerChecker, callPaths, type Document } from "@/lib/api/test-answer";
import { ask } from "./wire";

const FORM = "application/x-www-form-urlencoded";
/** Calls whose responses depend on the visitor's list or session; inquiry.spec.ts and app/openapi.json/members.test.ts test them. */
const OF_A_VISITOR =
  /^\/api\/(?:carts|orders|addresses|Common|Speak|Sticks|Commit|user\/(?:login|logout|del))\b/;

async function served() {
  const answer = await ask("/openapi.json");
  const document: Document = JSON.parse(answer.body);
  return { answer, document, faultOf: answerChecker(document) };
}

test("/openapi.json is served as JSON, cached like pages, and names this site", async () => {
  const { answer, document } = await served();
  expect(answer.status).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(answer.headers["cache-control"]).toMatch(/^s-maxage=300/);
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.servers).toHaveLength(1);
});

test("requests like its examples get the documented responses, in each format", async ({ request }) => {
  const { document, faultOf } = await served();
  let asked = 0;
  for (const [path, item] of Object.entries(callPaths(document)).filter(([path]) => !OF_A_VISITOR.test(path)))
    for (const [method, { parameters, requestBody, responses }] of Object.entries(item)) {
      if (!responses[200].content["application/json"].examples.success) continue;
      const input = requestBody?.content[FORM]?.example as Record<string, string> | undefined;
      const { id = "", ...params } = Object.fromEntries(
        (parameters ?? []).flatMap((one) =>
          "example" in one ? [[one.name, String(one.example)] as const] : [],
        ),
      );
      for (const sent of input ? [{ form: input }, { data: input }, { multipart: input }] : [{}]) {
        const answer = await request.fetch(path.replace("{id}", id), { method, params, ...sent });
        const body = await answer.json();
        expect(faultOf(method, path, answer.status(), body), `${method} ${path}`).toBeUndefined();
        expect(body.code, `${method} ${path}`).toBe(1);
        asked++;
      }
    }
  expect(asked).toBeGreaterThan(40);
});

test("the server's own refusals are as documented", async ({ request }) => {
  const { faultOf } = await served();
  const path = "/api/Message/add";
  const large = await request.post(path, { form: { content: "a".repeat(65 * 1024) } });
  const wrong = await request.get(path);
  const unknown = await request.post("/api/Message/none");
  expect([large.status(), wrong.status(), unknown.status()]).toEqual([413, 405, 404]);
  for (const answer of [large, wrong, unknown])
    expect(faultOf("POST", path, answer.status(), await answer.json())).toBeUndefined();
});

test("/developers describes every call of the document, and is not indexed", async () => {
  const { document } = await served();
  const { body } = await ask("/developers");
  expect(body).toContain('<meta name="robots" content="noindex');
  expect((await ask("/sitemap.xml")).body).not.toContain("/developers");
  for (const [path, item] of Object.entries(callPaths(document))) {
    expect(body).toContain(`<code>${path}</code>`);
    for (const { operationId, responses } of Object.values(item))
      if (responses[200].content["application/json"].examples.success)
        expect(body).toContain(`<details id="${operationId}"`);
  }
});
