import { spawn } from "node:child_process";
import path from "node:path";
import { root } from "../lib/settings.mjs";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    if (running.size === 0) process.exit(1);
  });

/** @typedef {{ env?: Record<string, string>, isHeld?: boolean }} Options `isHeld`: its output is shown when it has ended */

/**
 * Runs a command in the project and shows its output.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(command, args, { env = {}, isHeld = false } = {}) {
  return new Promise((resolve) => {
    const out = isHeld ? "pipe" : "inherit";
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", out, out],
    });
    running.add(child);
    /** @type {Buffer[]} */
    const held = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece) => held.push(piece));
    child.on("error", (error) => {
      console.error(`${command}：${error.message}`);
      running.delete(child);
      resolve(false);
    });
    child.on("close", (code) => {
      running.delete(child);
      process.stdout.write(Buffer.concat(held));
      resolve(code === 0);
    });
  });
}

/**
 * Runs a command from a package of the project.
 * @param {string} name
 * @param {string[]} args
 * @param {Options} [options]
 */
export const tool = (name, args, options) => run(path.join(root, "node_modules/.bin", name), args, options);

/**
 * @param {boolean} done
 * @param {string} sentence printed if it is not done, before the process exits
 */
export function must(done, sentence) {
  if (done) return;
  console.error(sentence);
  process.exit(1);
}
