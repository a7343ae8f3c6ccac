import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import send from "send";
import { tagOf } from "./answer";
import { encodingFor } from "./encoding";
import { DATA_HEADERS } from "@/lib/http/security-headers";

/** Folders of the release by path prefix. All file names in them contain a hash. */
const FOLDERS = { "/_next/static/": ".next/static", "/media/": "public/media" } as const;
type Prefix = keyof typeof FOLDERS;

const HEADERS = { ...DATA_HEADERS, "cache-control": "public, max-age=31536000, immutable" };
/** Types that the build compresses in each encoding (scripts/build.mjs). */
const COMPRESSED_TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};
const SUFFIX = { br: ".br", gzip: ".gz", identity: "" } as const;

export const filePrefixOf = (address: string) =>
  (Object.keys(FOLDERS) as Prefix[]).find((prefix) => address.startsWith(prefix));

/**
 * Serves the files of a release with range and conditional requests (RFC 9110).
 * @returns a function that sends a file; it resolves to the error status if it could not, to undefined once it is sent
 */
export function fileServer(release: string) {
  const tags = new Map<string, string>();
  /** ETags are content hashes, computed once per file: mtimes would differ between machines. */
  const contentTag = (file: string): string | undefined => {
    try {
      const tag = tags.get(file) ?? tagOf(readFileSync(file));
      tags.set(file, tag);
      return tag;
    } catch {
      // The file was deleted meanwhile.
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
