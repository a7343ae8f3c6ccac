import http from "node:http";
import next from "next";
import { storeFile } from "@/db/connection";
import { contentVersion } from "@/db/content-version";
import { isSchemaOutdated } from "@/db/migrate/schema-outdated";
import { prepareStore } from "@/db/migrate/prepare";
import { startJobs } from "@/server/jobs/schedule";
import { env } from "@/lib/env";
import { logger } from "@/lib/log";
import { siteSearchHref } from "@/lib/links/search-address";
import { PRODUCTS } from "@/lib/links/type-list-address";
import { SITE } from "@/lib/site";
import { calls } from "./calls";
import { developmentPolicy } from "@/lib/html/content-policy";
import { failurePage } from "./failure-page";
import { fileServer } from "./files";
import { stopGracefully } from "./graceful-shutdown";
import { keyFile } from "./key-file";
import { requests } from "./metrics";
import { serveMetrics } from "./metrics-server";
import { pages } from "./pages";
import { refuseUnreadable } from "./own-answers";
import { receivedCalls } from "./received-calls";
import { type Render, renderWith, streamWith } from "./render";
import { declaresTooLarge, IDLE_MS, SERVER_LIMITS } from "./request-limits";
import { requestListener } from "./request-listener";
import { ResponseCache } from "./response-cache";
import { visitorAddress } from "./visitor-address";

const isDevelopment = process.env.NODE_ENV === "development";
/** All pages in all encodings take about half of it. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024;
/** The server is started in the folder of the release, or of the project in development. */
const ROOT = process.cwd();

type RequestHandler = ReturnType<ReturnType<typeof next>["getRequestHandler"]>;

async function start() {
  // Files that the server creates, above all the store, are readable by its own user only (RELIABILITY §9, S18).
  process.umask(0o077);
  const { PORT, HOSTNAME, METRICS_PORT } = env();
  prepareStore();
  const server = http.createServer(SERVER_LIMITS);
  server.setTimeout(IDLE_MS);
  const app = next({
    dev: isDevelopment,
    dir: ROOT,
    hostname: HOSTNAME,
    port: PORT,
    quiet: !isDevelopment,
    // For the websocket of hot reload; production has no upgrades.
    ...(isDevelopment && { httpServer: server }),
  });
  await app.prepare();

  if (isDevelopment) server.on("request", passThrough(app.getRequestHandler()));
  else serve(server, app.getRequestHandler());
  if (METRICS_PORT) await serveMetrics(METRICS_PORT);
  startJobs();
  server.listen(PORT, HOSTNAME, () => logger.info({ address: server.address() }, "listening"));
}

/** In development Next answers directly, with hot reload. */
const passThrough =
  (handle: RequestHandler): http.RequestListener =>
  (request, response) => {
    response.setHeader("content-security-policy", developmentPolicy());
    request.headers["x-forwarded-for"] = request.socket.remoteAddress;
    void handle(request, response);
  };

function serve(server: http.Server, handle: RequestHandler) {
  const render = renderWith(handle);
  const cache = new ResponseCache(MAX_CACHE_BYTES, contentVersion);
  const failure = failurePage(ROOT);
  void prepareIndexes(render).catch(() => undefined);
  const visitorOf = visitorAddress(env().TRUST_PROXY);
  const listener = requestListener({
    cache,
    answerPage: pages({ render, stream: streamWith(handle), cache, failure, visitorOf }),
    answerCall: receivedCalls({ answerCall: calls({ render, cache }), visitorOf }),
    sendFile: fileServer(ROOT),
    ownFile: keyFile(env().INDEXNOW_KEY),
    isSchemaOutdated,
    failure,
    isStopping: stopGracefully(server),
    endRequest: ({ socket }) =>
      server.emit(
        "clientError",
        Object.assign(new Error("slow"), { code: "ERR_HTTP_REQUEST_TIMEOUT" }),
        socket,
      ),
  });
  server.on("request", listener);
  server.on("checkContinue", (request, response) => {
    if (!declaresTooLarge(request)) response.writeContinue();
    void listener(request, response);
  });
  server.on("checkExpectation", listener);
  server.on("clientError", (error, socket) => {
    const status = refuseUnreadable(error, socket);
    if (!status) return;
    requests.inc({ kind: "unreadable", status, cache: "none" });
    logger.warn({ status, code: "code" in error ? error.code : undefined }, "unreadable");
  });
}

/**
 * Builds the indexes at start, as a page that waits for one blocks the others in the queue, for a large store longer than the
 * connection timeout: that of the filters, which lists and searches by ratings ask, then that of the texts.
 */
async function prepareIndexes(render: Render) {
  await render({ url: PRODUCTS });
  await render({ url: `/api/Search/suggest?${new URLSearchParams({ q: SITE.brand })}` });
  await render({ url: siteSearchHref({ searched: SITE.brand }) });
}

/** The error for the operator: errors of SQLite and the file system name the store, our own messages stay as they are. */
function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOfStore = "code" in error && /^(?:SQLITE_|E[A-Z]+$)/.test(String(error.code));
  return isOfStore ? `数据库 ${storeFile()} 无法使用：${error.message}` : error.message;
}

start().catch((error: unknown) => {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
});
