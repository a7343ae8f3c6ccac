import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import https from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { below, firstId, fromStore } from "@/e2e/content";
import { FAMILY_IDS, NEWS_TYPE } from "@/lib/constants";
import { allRoutes, NOWHERE } from "@/e2e/routes";
import { type Site, startSite } from "@/e2e/start-site";
import { HOST, startNginx } from "./nginx";

const RELEASE = path.resolve("release");
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const IS_OF_WRITER = /^\/(?:cart|Receipt)\b/;
/** Rendered per request from a search index: the order of the parts in the RSC payload may vary. */
const IS_SEARCH = /[?&]q=|^\/compare\?/;

export type Read = { path: string; method: string; body?: string };
export type Answered = { status: number; tag: string | undefined; text: string };

/**
 * The comparable part of a response. A page without an ETag is rendered per request, and the order of the parts in its RSC
 * payload depends on when React had each ready, so only the HTML before the payload is compared.
 */
function answeredWith(status: number, tag: string | undefined, whole: string): Answered {
  const end = tag ? -1 : whole.lastIndexOf("</main>");
  return { status, tag, text: end < 0 ? whole : whole.slice(0, end) };
}

/** Pages, a picture, a style sheet, and reading API calls. */
export async function readsOf({ url, store }: Site): Promise<Read[]> {
  const home = await (await fetch(`${url}/index`)).text();
  const files = [/\/media\/[\w./-]+\.webp/, /\/_next\/static\/[\w./~-]+\.css/].map(
    (file) => file.exec(home)?.[0],
  );
  const pages = fromStore(allRoutes, store).filter(
    (page) => page !== NOWHERE && !IS_OF_WRITER.test(page) && !IS_SEARCH.test(page),
  );
  const gets = [...pages, ...files, "/api/Product/getCategory", "/sitemap.xml"];
  const [first, ...categories] = fromStore(
    (own) => [firstId(own, "products"), ...below(own, FAMILY_IDS[0]).map(({ id }) => id)],
    store,
  );
  const posts = [
    `News/getList type=${NEWS_TYPE.company}`,
    "Product/getList page=2",
    `Product/getDetail id=${first}`,
    ...categories.map((id) => `Typeinfo/getDetail id=${id}`),
  ];
  return [
    ...gets.map((get) => ({ path: get ?? "", method: "GET" })),
    ...posts
      .map((post) => post.split(" "))
      .map(([call, body]) => ({ path: `/api/${call}`, method: "POST", body })),
  ];
}

/** The direct response of one machine. */
export async function askMachine({ url }: Site, { path, method, body }: Read): Promise<Answered> {
  const headers = { "accept-encoding": "identity", ...(body && FORM) };
  const answer = await fetch(url + path, { method, headers, ...(body && { body }) });
  return answeredWith(answer.status, answer.headers.get("etag") ?? undefined, await answer.text());
}

/** The number of concurrent requests: on a busy machine, more would wait longer than a connection may be idle (server/request-limits IDLE_MS). */
const AT_ONCE = 10;

export async function askEach(machine: Site, reads: readonly Read[]): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (let at = 0; at < reads.length; at += AT_ONCE)
    answers.push(
      ...(await Promise.all(reads.slice(at, at + AT_ONCE).map((read) => askMachine(machine, read)))),
    );
  return answers;
}

/** Runs a command of the release. */
export const migrate = (store: string) =>
  promisify(execFile)(process.execPath, [path.join(RELEASE, "commands/migrate.mjs")], {
    cwd: RELEASE,
    env: { ...process.env, DATABASE_FILE: store },
  });

export function query(file: string, sql: string): unknown {
  const store = new Database(file, { readonly: true });
  const found = store.prepare(sql).pluck().all();
  store.close();
  return found;
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Three machines with three databases behind nginx with the shipped nginx-cluster.conf. */
export async function startCluster() {
  const folder = mkdtempSync(path.join(tmpdir(), "lanheng-cluster-"));
  const settings = { TRUST_PROXY: "loopback", SITE_URL: `https://${HOST}`, MESSAGE_REFILL_S: "0" };
  const [writer, second, third] = await Promise.all([
    startSite(settings),
    startSite(settings),
    startSite(settings),
  ]);
  const nginx = await startNginx("nginx-cluster.conf", {
    "10.0.0.11:3000": writer.url,
    "10.0.0.12:3000": second.url,
    "10.0.0.13:3000": third.url,
  });
  const agent = new https.Agent({ keepAlive: true });

  /** A different client address per request, so that no limit of nginx is reached. */
  let visitors = 0;
  const newVisitor = () => ({ "x-test-address": `2001:db8:${(++visitors).toString(16)}::1` });

  const get = (address: string) => nginx.ask(address, { headers: newVisitor() });

  /** With a URL that nginx has not cached, so that a machine answers. */
  async function read({ path: asked, method, body }: Read): Promise<Answered> {
    const headers = { ...newVisitor(), ...(body && FORM) };
    const address = `${asked}${asked.includes("?") ? "&" : "?"}reader=${visitors}`;
    const reply = await nginx.ask(address, { method, headers, agent, ...(body && { body }) });
    return answeredWith(reply.status, reply.headers.etag, reply.body.toString());
  }

  /** Sends a message whose content is its token. */
  const post = (token: string, address = "/api/Message/add") => {
    const message = { name: "张三", phone: "13800138000", addres: "澜州市", content: token, token };
    const body = new URLSearchParams(message).toString();
    return nginx.ask(address, { method: "POST", headers: { ...FORM, ...newVisitor() }, body });
  };

  const stop = async () => {
    agent.destroy();
    await nginx.stop();
    await Promise.all([writer, second, third].map((site) => site.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, writer, second, third, get, read, post, stop };
}
