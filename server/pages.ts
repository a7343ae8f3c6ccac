import type { IncomingMessage } from "node:http";
import { logError } from "@/lib/log";
import type { Address } from "@/lib/routes/routes";
import type { Answer } from "./answer";
import { finishPage } from "./finish-page";
import type { Render } from "./render";
import { renderQueue, TooBusy } from "./render-queue";
import type { ResponseCache } from "./response-cache";

/** The page that is answered, as a 404, where there is none (app/(site)/page-not-found). */
const UNKNOWN = "/page-not-found";

type Parts = { render: Render; cache: ResponseCache; failure: (status: 500 | 503) => Answer };

/** Answers addresses with finished pages: kept ones, or what Next makes of them now. */
export function pages({ render, cache, failure }: Parts) {
  const inQueue = renderQueue();

  const notFound = () =>
    cache.getOrMake("not found", async () => {
      const rendered = await inQueue(() => render({ url: UNKNOWN }));
      if (rendered.status !== 200) throw new Error(`the page for unknown addresses is a ${rendered.status}`);
      return finishPage({ ...rendered, status: 404 }, { isKept: true });
    });

  /** Cookies reach only pages that are kept for nobody. */
  async function make({ canonical, isKept }: Address, headers: Record<string, string>) {
    const rendered = await inQueue(() => render({ url: canonical, headers }));
    if (rendered.status === 404) return notFound();
    // What it was is in the log already (instrumentation.ts).
    if (rendered.status >= 500) return failure(500);
    return finishPage(rendered, { isKept: isKept && rendered.status === 200 });
  }

  return async (request: IncomingMessage, address: Address | undefined): Promise<Answer> => {
    try {
      if (!address) return await notFound();
      if (!address.isPersonal) return await cache.getOrMake(address.canonical, () => make(address, {}));
      const { cookie } = request.headers;
      return await make(address, cookie === undefined ? {} : { cookie });
    } catch (error) {
      if (error instanceof TooBusy) return failure(503);
      logError("page-failed", error, { path: address?.canonical ?? UNKNOWN });
      return failure(500);
    }
  };
}
