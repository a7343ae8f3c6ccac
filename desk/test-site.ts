import http from "node:http";
import { afterEach } from "vitest";
import { listening } from "@/lib/test-listening";

const ORIGIN = "http://site";
const servers: http.Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

export const page = (title: string, main: string) =>
  `<html><title>${title}</title><body><nav>${title}</nav><main><h1>${title}</h1>${main}</main><script>${Math.random()}</script></body></html>`;

/** A site with these pages, all in its sitemap except files and calculators; it is stopped after the test. */
export async function siteOf(pages: Record<string, string>) {
  const listed = Object.keys(pages).filter((path) => !/[.?]/.test(path));
  const sitemap = `<urlset>${listed.map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`).join("")}</urlset>`;
  const server = http.createServer(({ url = "" }, response) => {
    const body = url === "/sitemap.xml" ? sitemap : pages[url];
    const type = body?.startsWith("<html")
      ? "text/html"
      : url.endsWith(".svg")
        ? "image/svg+xml"
        : "text/xml";
    response.writeHead(body === undefined ? 404 : 200, { "content-type": type });
    response.end(body);
  });
  servers.push(server);
  return listening(server);
}
