import { existsSync, readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { readPictureList } from "@/db/source/picture-list";
import { listenLocally, refuse } from "./local-server";

const SCRIPT = "/.desk/preview.js";
/** Response headers that are dropped, such as those that forbid framing, which the desk needs. */
const NOT_HERE = new Set([
  "x-frame-options",
  "strict-transport-security",
  "content-length",
  "etag",
  "cache-control",
]);

/**
 * Script in previewed pages: reports the open page to the desk, reloads it on request without losing the scroll position, and
 * highlights text.
 */
const script = (desk: string) => `
parent.postMessage({ page: location.pathname + location.search }, ${JSON.stringify(desk)});
addEventListener("message", ({ origin, data }) => {
  if (origin !== ${JSON.stringify(desk)}) return;
  if (data === "reload") {
    parent.postMessage({ isReading: true }, origin);
    location.reload();
  }
  const words = data.find;
  const textOf = ({ textContent }) => textContent.replace(/\\s+/g, " ");
  const place = words && [...document.querySelectorAll("main *")].filter((each) => textOf(each).includes(words)).at(-1);
  if (!place) return;
  for (let at = place; at; at = at.parentElement) if (at.tagName === "DETAILS") at.open = true;
  place.scrollIntoView({ block: "center" });
  place.style.outline = "3px solid #b45309";
});
`;

/**
 * The file of a picture that was imported after the build: the built site does not know it and writes its name instead of its
 * path.
 */
function laterPicture(root: string, name: string): string | undefined {
  const { index } = readPictureList(path.join(root, "db/content"));
  const [image] = Object.entries(index).find(([, picture]) => picture.name === name) ?? [];
  const file = image && path.join(root, "public", image);
  return file && existsSync(file) ? file : undefined;
}

/**
 * Proxies pages of the preview site, so that the desk can frame them. Only reading is possible.
 * @param root the project with the pictures
 */
export async function previewProxy(root: string) {
  const state = { port: 0, desk: "" };
  const { server, origin } = await listenLocally((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse(response, 405, "预览只能看，不能提交。");
    if (request.url === SCRIPT) {
      response.writeHead(200, {
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "no-store",
      });
      return void response.end(script(state.desk));
    }
    const headers = { ...request.headers, "accept-encoding": "identity" };
    delete headers["if-none-match"];
    const { method, url } = request;
    const passed = http.request(
      { host: "127.0.0.1", port: state.port, method, path: url, headers },
      (answer) => {
        const picture = answer.statusCode === 404 ? laterPicture(root, (url ?? "").slice(1)) : undefined;
        if (picture) {
          answer.resume();
          response.writeHead(200, { "content-type": `image/${path.extname(picture).slice(1)}` });
          return void response.end(readFileSync(picture));
        }
        const kept = Object.entries(answer.headers).filter(([name]) => !NOT_HERE.has(name));
        const own = Object.fromEntries(kept) as http.OutgoingHttpHeaders;
        const policy = String(own["content-security-policy"] ?? "");
        own["content-security-policy"] = policy.replace(
          /frame-ancestors [^;]*/,
          `frame-ancestors ${state.desk}`,
        );
        own["cache-control"] = "no-store";
        response.writeHead(answer.statusCode ?? 502, own);
        const isPage = String(own["content-type"]).startsWith("text/html");
        if (isPage) answer.on("end", () => response.end(`<script src="${SCRIPT}"></script>`));
        answer.pipe(response, { end: !isPage });
      },
    );
    passed.on("error", () => refuse(response, 502, "预览用的网站没有应答。"));
    passed.end();
  });
  return { origin, state, close: () => void server.close() };
}
