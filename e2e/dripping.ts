import { createServer, request } from "node:http";
import { listening } from "@/lib/test-listening";

/** Pause between two pieces, in which the browser can paint. */
const PAUSE_MS = 40;

export type Dripping = { url: string; stop: () => void };

/** The ends of the pieces of a page. */
type Ends = (page: Buffer) => number[];

export const inPieces =
  (pieces: number): Ends =>
  ({ length }) =>
    Array.from({ length: pieces }, (_, nth) => Math.ceil((length * (nth + 1)) / pieces));

/**
 * A proxy that delivers each page in pieces, as a slow network or a busy server would; everything else unchanged.
 * @param without text to remove from each page
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
