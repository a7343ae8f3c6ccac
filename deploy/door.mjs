// Stands between the network and Next's server: decides who comes in, and sees every answer off.
import { randomBytes } from "node:crypto";
import http from "node:http";
import { noncePolicy } from "../lib/policy.mjs";
import { isSearch } from "../lib/search-address.mjs";
import { isUnknown, kindOf, pathOf } from "./door/addresses.mjs";
import { dress } from "./door/answer.mjs";
import { declaredTooLarge, gather, turnAway } from "./door/body.mjs";
import { describe, record, takeConsole } from "./door/journal.mjs";
import { servePage, watchPage } from "./door/pages.mjs";
import { serveRead } from "./door/reads.mjs";
import { refuse, refuseUnreadable } from "./door/refusal.mjs";
import { serveSearch } from "./door/searches.mjs";
import { stopWell } from "./door/stop.mjs";
import { inTurn, letIn } from "./door/turns.mjs";
import { cleanse } from "./door/visitor.mjs";
import { keepWarm } from "./door/warm-up.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */
/** @typedef {(request: Request, response: Response) => void} Listener */

/** Slow senders are cut (RELIABILITY L5). No limit of connections: idle ones would keep honest visitors out (§6.2). */
const LIMITS = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 2000 };
const MAX_URL = 2048;
const MAX_LOGGED = 200;

const API_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

const birth = randomBytes(4).toString("hex");
let visits = 0;

/**
 * @param {Request} request
 * @param {Response} response
 * @param {string} path
 * @param {string} id
 */
function note({ method }, response, path, id) {
  const start = performance.now();
  response.once("close", () => {
    // 499 as nginx has it: the visitor left before the answer was complete.
    const status = response.writableFinished ? response.statusCode : 499;
    const level = status >= 500 ? "error" : "info";
    record(level, "request", { id, method, path, status, ms: Math.round(performance.now() - start) });
  });
}

/** @typedef {{ listener: Listener, isStopping: () => boolean, trusted: number }} House */
/** @typedef {{ request: Request, response: Response, house: House, kind: import("./door/answer.mjs").Kind, id: string }} Visit */

/**
 * Makes a request ready for Next, and sees to it that its answer is completed on the way back.
 * @param {Visit} visit
 * @param {string} [policy] of a page rendered for this request
 */
function prepare({ request, response, house, kind, id }, policy) {
  cleanse(request, { id, trusted: house.trusted });
  if (policy) request.headers["content-security-policy"] = policy;
  dress(response, kind, policy, house.isStopping);
}

/** @param {Visit} visit */
function givePage(visit) {
  const { request, response, house } = visit;
  const { url = "/" } = request;
  const isKept = !isSearch(url);
  // Not when stopping: the shelf does not tell that the connection ends.
  if (isKept && !house.isStopping() && servePage(request, response)) return;
  if (isUnknown(pathOf(url), false)) request.url = "/404";
  const nonce = isKept ? undefined : randomBytes(16).toString("base64");
  if (nonce && !house.isStopping() && serveSearch(request, response, nonce)) return;
  prepare(visit, nonce && noncePolicy(nonce));
  if (isKept) watchPage(request, response);
  house.listener(request, response);
}

/**
 * @param {Visit} visit
 * @param {Buffer[]} pieces of the body
 */
function answerCall(visit, pieces) {
  const { request, response, house } = visit;
  if (!house.isStopping() && serveRead(request, response, pieces)) return;
  prepare(visit);
  house.listener(request, response);
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {House} house
 */
function enter(request, response, house) {
  const { url = "/", method = "GET" } = request;
  const path = pathOf(url);
  const id = `${birth}-${++visits}`;
  note(request, response, path.slice(0, MAX_LOGGED), id);
  const kind = kindOf(path);
  const api = kind === "api";
  if (url.length > MAX_URL) return refuse(response, 414, { api });
  if (!api && method !== "GET" && method !== "HEAD")
    return refuse(response, 405, { api, headers: { Allow: "GET, HEAD" } });
  if (path.startsWith("/_next/image")) return refuse(response, 404, { api });
  const visit = { request, response, house, kind, id };
  /** @param {() => void} work for a visitor who may have left by then */
  const later = (work) => inTurn(() => response.destroyed || attempt(request, response, work));
  if (!api) return later(() => givePage(visit));
  if (isUnknown(path, api)) request.url = "/api/404";
  // Next knows no TRACE: the call answers it as any method that it does not support.
  if (!API_METHODS.has(method)) request.method = "PATCH";
  gather(
    request,
    (pieces) => later(() => answerCall(visit, pieces)),
    () => {
      turnAway(request);
      refuse(response, 413, { api, headers: { Connection: "close" } });
    },
  );
}

/**
 * A fault at the door is one visitor's, never the end of the server.
 * @param {Request} request
 * @param {Response} response
 * @param {() => void} work
 */
function attempt(request, response, work) {
  try {
    work();
  } catch (error) {
    record("error", "door", { error: describe(/** @type {Error} */ (error)) });
    if (response.headersSent) response.destroy();
    else refuse(response, 500, { api: kindOf(request.url ?? "/") === "api" });
  }
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {House} house
 */
const welcome = (request, response, house) =>
  attempt(request, response, () => enter(request, response, house));

/** Makes the next HTTP server of this process, Next's, stand behind the door. */
export function openDoor() {
  takeConsole();
  const createServer = http.createServer;
  const trusted = Number(process.env.TRUST_PROXY) || 0;
  /** @param {Listener} listener */
  const behindDoor = (listener) => {
    http.createServer = createServer;
    const server = createServer(LIMITS);
    const house = { listener, isStopping: stopWell(server), trusted };
    server.on("connection", letIn);
    server.on("request", (request, response) => welcome(request, response, house));
    server.on("checkContinue", (request, response) => {
      if (!declaredTooLarge(request)) response.writeContinue();
      welcome(request, response, house);
    });
    server.on("clientError", (error, socket) => {
      const status = refuseUnreadable(error, socket);
      if (status) record("warn", "unreadable", { status, code: /** @type {any} */ (error).code });
    });
    // Next would take over connections that ask for an upgrade; this site has no use for any.
    const on = server.on.bind(server);
    server.on = /** @type {typeof server.on} */ (
      (event, react) => (event === "upgrade" ? server : on(event, react))
    );
    server.once("listening", () => record("info", "listening", { address: server.address() }));
    keepWarm(server, house.isStopping);
    return server;
  };
  http.createServer = /** @type {typeof http.createServer} */ (/** @type {unknown} */ (behindDoor));
}
