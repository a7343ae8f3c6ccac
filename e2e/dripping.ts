import { createServer, request } from "node:http";
import { listening } from "@/lib/test-listening";

/** Between two pieces a browser has time to show what it has. */
const PAUSE_MS = 40;

export type Dripping = { url: string; stop: () => void };

/** Where the pieces of a page end. */
type Ends = (page: Buffer) => number[];

export const inPieces =
  (pieces: number): Ends =>
  ({ length }) =>
    Array.from({ length: pieces }, (_, nth) => Math.ceil((length * (nth + 1)) / pieces));

/**
 * A line through which each page of a site comes in pieces, as it does to a phone at the edge of its network
 * or from a processor that is busy; all else comes as it is.
 * @param without what is left out of each page
 */
export async function startDripping(site: string, endsOf: Ends, without = ""): Promise<Dripping> {
  const server = createServer((asked, answer) => {
    const { "accept-encoding": _, ...headers } = asked.headers;
    const through = request(new URL(asked.url ?? "/", site), { method: asked.method, headers }, (given) => {
      const { "content-length": __, ...rest } = given.headers;
      answer.writeHead(given.statusCode ?? 502, rest);
      if (!given.headers["content-type"]?.startsWith("text/html")) return given.pipe(answer);
      const chunks: Buffer[] = [];
      given.on("data", (chunk: Buffer) => chunks.push(chunk));
      given.on("end", () => {
        const page = Buffer.from(Buffer.concat(chunks).toString().replace(without, ""));
        const drip = (from: number, [end, ...others]: number[]) => {
          if (end === undefined) return answer.end(page.subarray(from));
          answer.write(page.subarray(from, end));
          setTimeout(drip, PAUSE_MS, end, others);
        };
        drip(0, endsOf(page));
      });
    });
    through.on("error", () => answer.destroy());
    asked.pipe(through);
  });
  const url = await listening(server);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url, stop };
}
