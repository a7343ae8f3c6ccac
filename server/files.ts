import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import send from "send";
import { tagOf } from "./answer";
import { encodingFor } from "./encoding";
import { DATA_HEADERS } from "@/lib/http/security-headers";

/** Folders of the release that are served, by the start of their addresses. All names in them carry a hash. */
const FOLDERS = { "/_next/static/": ".next/static", "/media/": "public/media" } as const;
type Prefix = keyof typeof FOLDERS;

const HEADERS = { ...DATA_HEADERS, "cache-control": "public, max-age=31536000, immutable" };
/** Files that the build compresses, once in each encoding (scripts/build.mjs). */
const COMPRESSED_TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};
const SUFFIX = { br: ".br", gzip: ".gz", identity: "" } as const;

export const filePrefixOf = (address: string) =>
  (Object.keys(FOLDERS) as Prefix[]).find((prefix) => address.startsWith(prefix));

/**
 * Serves the files of a release with ranges and conditions (RFC 9110).
 * @returns sends a file; resolves to the status of what could not be sent, with its headers, undefined when it is on its way
 */
export function fileServer(release: string) {
  const tags = new Map<string, string>();
  /** Tags by content, read once for each file: every machine gives the same, whenever the file came there. */
  const contentTag = (file: string): string | undefined => {
    try {
      const tag = tags.get(file) ?? tagOf(readFileSync(file));
      tags.set(file, tag);
      return tag;
    } catch {
      // Gone since it was found: there is nothing to send either.
      return undefined;
    }
  };

  return async (request: IncomingMessage, response: ServerResponse, address: string) => {
    const prefix = filePrefixOf(address);
    if (!prefix) return { status: 404 };
    const name = address.slice(prefix.length - 1);
    const root = path.join(release, FOLDERS[prefix]);
    const isCompressed = existsSync(path.join(root, name + SUFFIX.br));
    const encoding = isCompressed ? encodingFor(request) : "identity";
    return new Promise<{ status: number; range?: string } | undefined>((resolve) => {
      const fail = (status: number, range?: string) => {
        for (const header of response.getHeaderNames()) response.removeHeader(header);
        resolve({ status, ...(range && { range }) });
      };
      send(request, name + SUFFIX[encoding], { root, index: false, cacheControl: false })
        .on("headers", (sent: ServerResponse, file: string) => {
          const tag = contentTag(file);
          if (tag) sent.setHeader("etag", tag);
          for (const [header, value] of Object.entries(HEADERS)) sent.setHeader(header, value);
          if (!isCompressed) return;
          sent.setHeader("content-type", COMPRESSED_TYPES[path.extname(name)] ?? "application/octet-stream");
          sent.setHeader("vary", "Accept-Encoding");
          if (encoding !== "identity") sent.setHeader("content-encoding", encoding);
        })
        .on("error", ({ status, headers }: { status: number; headers?: Record<string, string> }) =>
          fail(status, headers?.["Content-Range"]),
        )
        .on("directory", () => fail(404))
        .pipe(response)
        .on("close", () => resolve(undefined));
    });
  };
}
