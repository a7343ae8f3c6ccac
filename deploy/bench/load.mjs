// One run of wrk against one call.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";

/** @typedef {import("./site.mjs").Call} Call */
/** @typedef {{ rps: number, p50: number, p99: number, failed: number }} Run milliseconds; failed = timeouts, refusals, not 2xx */

const FORM = "application/x-www-form-urlencoded";
const DONE = `
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('\\nRESULT {"requests":%d,"us":%d,"p50":%.3f,"p99":%.3f,"failed":%d}\\n', summary.requests,
    summary.duration, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    e.connect + e.read + e.write + e.status + e.timeout))
end`;

/** @param {string} text */
const quoted = (text) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/**
 * A script that asks for the calls in turn.
 * @param {Call[]} calls
 * @param {Record<string, string>} headers
 */
function script(calls, headers) {
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

/**
 * @param {string} url
 * @param {Call | Call[]} calls
 * @param {{ connections: number, seconds: number, folder: string, headers?: Record<string, string> }} how
 * @returns {Promise<Run>}
 */
export async function load(url, calls, { connections, seconds, folder, headers = {} }) {
  const file = path.join(folder, "wrk.lua");
  writeFileSync(file, script([calls].flat(), { Host: new URL(url).host, ...headers }));
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s", "-s", file, url];
  /** @type {string} */
  const printed = await new Promise((resolve, reject) => {
    const child = spawn("wrk", args);
    let text = "";
    child.stdout.on("data", (piece) => (text += piece));
    child.stderr.on("data", (piece) => (text += piece));
    child.on("error", reject);
    child.on("exit", () => resolve(text));
  });
  const line = /RESULT (\{.*\})/.exec(printed)?.[1];
  if (!line) throw new Error(`wrk said: ${printed}`);
  const { requests, us, p50, p99, failed } = JSON.parse(line);
  return { rps: (requests * 1e6) / us, p50, p99, failed };
}

/**
 * Milliseconds until the first byte of an answer, asked for one at a time.
 * @param {string} url
 * @param {Call} call
 * @param {number} times
 * @returns {Promise<number[]>}
 */
export async function firstBytes(url, { path: address, body }, times) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const found = [];
  const method = body === undefined ? "GET" : "POST";
  const headers =
    body === undefined ? {} : { "Content-Type": FORM, "Content-Length": Buffer.byteLength(body) };
  for (let time = 0; time < times; time++) {
    const start = performance.now();
    found.push(
      await new Promise((resolve, reject) => {
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
