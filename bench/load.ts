// One run of wrk against one call.
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import type { Call } from "@/scripts/measure/site";

/** Milliseconds; failed = timeouts, refusals, not 2xx. */
export type Run = { rps: number; p50: number; p99: number; failed: number };
type How = { connections: number; seconds: number; folder: string };

const FORM = "application/x-www-form-urlencoded";
const DONE = `
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('\\nRESULT {"requests":%d,"us":%d,"p50":%.3f,"p99":%.3f,"failed":%d}\\n', summary.requests,
    summary.duration, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    e.connect + e.read + e.write + e.status + e.timeout))
end`;
/** What DONE prints, microseconds in `us`. */
type Printed = { requests: number; us: number; p50: number; p99: number; failed: number };

const quoted = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** A wrk script that requests the calls in turn. */
function script(calls: Call[], headers: Record<string, string>): string {
  const lines = calls.map(({ path: address, body }) => {
    const all = body === undefined ? headers : { ...headers, "Content-Type": FORM };
    const fields = Object.entries(all).map(([name, value]) => `[${quoted(name)}]=${quoted(value)}`);
    const method = body === undefined ? "GET" : "POST";
    return `wrk.format("${method}", ${quoted(address)}, {${fields.join(",")}}, ${body === undefined ? "nil" : quoted(body)}),`;
  });
  return `local calls
init = function() calls = {
${lines.join("\n")}
} end
local at = 0
request = function()
  at = at % #calls + 1
  return calls[at]
end
${DONE}`;
}

const run = promisify(execFile);

export async function load(
  url: string,
  calls: Call | Call[],
  { connections, seconds, folder }: How,
): Promise<Run> {
  const file = path.join(folder, "wrk.lua");
  writeFileSync(file, script([calls].flat(), { Host: new URL(url).host }));
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s", "-s", file, url];
  const { stdout } = await run("wrk", args);
  const line = /RESULT (\{.*\})/.exec(stdout)?.[1];
  if (!line) throw new Error(`wrk said: ${stdout}`);
  const { requests, us, p50, p99, failed } = JSON.parse(line) as Printed;
  return { rps: (requests * 1e6) / us, p50, p99, failed };
}

/** Milliseconds to the first byte, with one request at a time. */
export async function firstBytes(url: string, { path: address, body }: Call, times: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const found: number[] = [];
  const method = body === undefined ? "GET" : "POST";
  const headers =
    body === undefined ? {} : { "Content-Type": FORM, "Content-Length": Buffer.byteLength(body) };
  for (let time = 0; time < times; time++) {
    const start = performance.now();
    found.push(
      await new Promise<number>((resolve, reject) => {
        const request = http.request(url + address, { agent, method, headers }, (answer) => {
          answer.once("data", () => resolve(performance.now() - start)).resume();
        });
        request.on("error", reject);
        request.end(body);
      }),
    );
  }
  agent.destroy();
  return found;
}
