import inject from "light-my-request";
import { expect, test } from "vitest";
import { contentVersion } from "@/db/content-version";
import { emptyStore } from "@/db/testing/store";
import { makeAnswer } from "./answer";
import { keyFile } from "./key-file";
import { pages } from "./pages";
import { requestListener } from "./request-listener";
import { ResponseCache } from "./response-cache";

const never = () => Promise.reject(new Error("is not asked for here"));

test("an old address redirects permanently, IndexNow's key is at its address, and a removed page says so within the site", async () => {
  emptyStore();
  const cache = new ResponseCache(1e6, contentVersion);
  const failure = (status: 500 | 503) => makeAnswer(status, {}, Buffer.alloc(0));
  const render = async ({ url }: { url: string }) => ({ status: 200, headers: {}, body: Buffer.from(url) });
  const listener = requestListener({
    cache,
    answerPage: pages({ render, stream: never, cache, failure, visitorOf: () => "" }),
    answerCall: never,
    sendFile: async () => undefined,
    ownFile: keyFile("abcdef1234"),
    isSchemaOutdated: () => false,
    failure,
    isStopping: () => false,
    endRequest: () => undefined,
  });
  const ask = async (url: string) => {
    const { statusCode, headers, payload } = await inject(listener as never, { method: "GET", url });
    return [statusCode, headers.location ?? payload];
  };
  expect(await ask("/detail/3999?utm_source=x")).toEqual([301, "/detail/3001?utm_source=x"]);
  for (const page of ["", "/registers", "/revisions"])
    expect(await ask(`/newdetail/1999${page}`)).toEqual([410, "/page-gone"]);
  expect(await ask("/abcdef1234.txt")).toEqual([200, "abcdef1234"]);
  expect(await ask("/newdetail/1999/")).toEqual([308, "/newdetail/1999"]);
  expect(await ask("/no-such-page")).toEqual([404, "/page-not-found"]);
});
