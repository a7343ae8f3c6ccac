import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { Name } from "@/db/source/shapes";
import { ContentFaults } from "@/db/source/content-faults";
import type { Affecting } from "./affected";
import type { openDesk } from "./desk";
import type { Drawn } from "./drawn";
import { Refusal } from "./items";
import { listenLocally, refuse } from "./local-server";

/** The functions that the page may call, by name. */
export type Desk = ReturnType<typeof openDesk> &
  Affecting & { drawn: (noun: Name, page: string) => Promise<Drawn[]> };
/** The origins of the preview: with drafts, and without. */
type Pages = Readonly<Record<"after" | "before", string>>;

const html = (token: string, { after, before }: Pages) => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>内容编辑台</title>
<link rel="stylesheet" href="/${token}/page.css"></head>
<body><div id="desk" data-token="${token}" data-pages="${after}" data-before="${before}"></div>
<script type="module" src="/${token}/page.js"></script></body></html>`;

const TYPES = { css: "text/css", js: "text/javascript", html: "text/html" } as const;

/**
 * Serves the desk under an unguessable address.
 * @param pages the preview, on other origins, so that its scripts cannot reach the desk
 * @param files script and styles of the page
 */
export async function serveDesk(desk: Desk, pages: Pages, files: { js: string; css: string }) {
  const token = randomBytes(24).toString("base64url");
  const headers = {
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "content-security-policy": `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src ${pages.after} ${pages.before}; img-src data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
  const texts = new Map<string, [type: keyof typeof TYPES, text: string]>([
    [`/${token}/`, ["html", html(token, pages)]],
    [`/${token}/page.js`, ["js", files.js]],
    [`/${token}/page.css`, ["css", files.css]],
  ]);
  const { server, origin } = await listenLocally((request, response) => {
    const { method, url = "" } = request;
    const call = /^\/([\w-]+)\/call\/([a-z]+)$/i.exec(url);
    if (method === "POST" && call?.[1] === token && Object.hasOwn(desk, call[2] ?? "")) {
      if (request.headers["content-type"] !== "application/json")
        return refuse(response, 415, "要写成 JSON。");
      return void answer(call[2] as keyof Desk);
    }
    const [type, text] = texts.get(url) ?? [];
    if (method !== "GET" || type === undefined) return refuse(response, 404, "没有这一页，地址要写全。");
    response.writeHead(200, { ...headers, "content-type": `${TYPES[type]}; charset=utf-8` });
    response.end(text);

    async function answer(name: keyof Desk) {
      try {
        const given = JSON.parse((await buffer(request)).toString()) as unknown[];
        const does = desk[name] as (...given: unknown[]) => unknown;
        const answered = await does(...given);
        response.writeHead(200, { ...headers, "content-type": "application/json" });
        response.end(JSON.stringify(answered ?? null));
      } catch (fault) {
        const isTold = fault instanceof Refusal || fault instanceof ContentFaults;
        if (!isTold) console.error(fault);
        refuse(response, isTold ? 409 : 500, isTold ? fault.message : "编辑台出错，详情在命令行窗口里。");
      }
    }
  });
  return { address: `${origin}/${token}/`, origin, close: () => void server.close() };
}
