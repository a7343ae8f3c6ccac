import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { contentVersion } from "@/db/content-version";
import { limitKey } from "@/lib/http/client-address";
import { logError } from "@/lib/log";
import { loggedPath } from "@/lib/logged-path";
import { listViewAhead } from "@/lib/links/read-list-view";
import type { Address } from "@/lib/routes/address";
import type { Answer } from "./answer";
import { finishPage } from "./finish-page";
import { largeAnswer } from "./large-answer";
import { redirect } from "./own-answers";
import { only, type Render, type Streamed } from "./render";
import { RenderQueue, TooBusy } from "./render-queue";
import { IDLE_MS } from "./request-limits";
import type { ResponseCache } from "./response-cache";

/** Rendered for a 404 (app/(site)/page-not-found). */
const UNKNOWN = "/page-not-found";
/** Rendered for a 410 (app/(site)/page-gone). */
const GONE = "/page-gone";

/** Timeout while a large answer is made: 100,000 products take half a minute. */
const MAKING_MS = 120_000;

type Parts = {
  render: Render;
  stream: (url: string) => Promise<Streamed>;
  cache: ResponseCache;
  failure: (status: 500 | 503) => Answer;
  /** The client address. */
  visitorOf: (request: IncomingMessage) => string;
};

/** Answers addresses with finished pages, from the cache or rendered by Next. */
export function pages({ render, stream, cache, failure, visitorOf }: Parts) {
  const queue = new RenderQueue();
  const workerQueue = new RenderQueue();
  const queueOf = ({ isInWorker }: Address) => (isInWorker ? workerQueue : queue);

  /** The 404 or 410 page, the same for all addresses; its cache key, the status, is no address. */
  function missing(visitor: string, url: string, status: 404 | 410) {
    const key = String(status);
    queue.join(visitor, key);
    return cache.getOrMake(key, async () => {
      const rendered = await queue.run(visitor, key, () => render({ url }));
      if (rendered.status !== 200) throw new Error(`${url} is a ${rendered.status}`);
      return finishPage({ ...rendered, status }, { isKept: true });
    });
  }

  /** Renders a page. `headers` has cookies for personal pages only, which are never cached. */
  async function make(visitor: string, address: Address, headers: OutgoingHttpHeaders) {
    const { canonical, isKept, isPersonal, isConfidential, isErasable, listView } = address;
    const key = isPersonal ? undefined : canonical;
    const ask = () => render({ url: canonical, headers });
    const rendered = await queueOf(address).run(visitor, key, () =>
      listView ? listViewAhead.run(listView, ask) : ask(),
    );
    if (rendered.status === 404) return missing(visitor, UNKNOWN, 404);
    const { location } = rendered.headers;
    if (location !== undefined) return redirect(307, String(location), "no-store");
    // instrumentation.ts has logged the error.
    if (rendered.status >= 500) return failure(500);
    const isGood = isKept && rendered.status === 200;
    return finishPage(rendered, { isKept: isGood, isConfidential, isErasable });
  }

  /** Made outside the queue, which it would block, and again if the content changed meanwhile. */
  async function makeLarge(url: string): Promise<Answer> {
    const version = contentVersion();
    const streamed = await stream(url);
    if (streamed.status !== 200) {
      streamed.body.destroy();
      return failure(500);
    }
    const answer = await largeAnswer(streamed);
    return contentVersion() === version ? answer : makeLarge(url);
  }

  return async (request: IncomingMessage, address: Address | "gone" | undefined): Promise<Answer> => {
    const visitor = limitKey(visitorOf(request));
    try {
      if (address === "gone") return await missing(visitor, GONE, 410);
      if (!address) return await missing(visitor, UNKNOWN, 404);
      const { canonical } = address;
      if (address.isLarge) {
        // Raises the idle timeout: nothing is sent while the answer is made.
        request.setTimeout(MAKING_MS);
        const making = cache.getOrMake(canonical, () => makeLarge(canonical));
        return await making.finally(() => request.setTimeout(IDLE_MS));
      }
      if (!address.isPersonal) {
        queueOf(address).join(visitor, canonical);
        return await cache.getOrMake(canonical, () => make(visitor, address, {}));
      }
      return await make(visitor, address, only(["cookie"], request.headers));
    } catch (error) {
      if (error instanceof TooBusy) return failure(503);
      const path = address === "gone" ? GONE : loggedPath(address?.canonical ?? UNKNOWN);
      logError("page-failed", error, { path });
      return failure(500);
    }
  };
}
