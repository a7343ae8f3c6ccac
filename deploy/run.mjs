import { spawn } from "node:child_process";
import path from "node:path";
import { root } from "./settings.mjs";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    if (running.size === 0) process.exit(1);
  });

/**
 * Runs a command in the project with its output shown.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    running.add(child);
    child.on("error", (error) => {
      console.error(`${command}：${error.message}`);
      running.delete(child);
      resolve(false);
    });
    child.on("exit", (code) => {
      running.delete(child);
      resolve(code === 0);
    });
  });
}

/**
 * Runs a command that a package of the project brings.
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export const tool = (name, args, env) => run(path.join(root, "node_modules/.bin", name), args, env);

/**
 * @param {boolean} done
 * @param {string} sentence shown when it is not done; the process ends then
 */
export function must(done, sentence) {
  if (done) return;
  console.error(sentence);
  process.exit(1);
}
