import { execFile } from "node:child_process";
import path from "node:path";
import pLimit from "p-limit";
import type { Checked } from "./check";

/** The bundle of server/attachments/worker.ts in the release. */
const worker = () => path.join(process.cwd(), "attachment-worker.mjs");
/** Five phone pictures take two seconds. Must stay below IDLE_MS, after which the connection is closed. */
const MOST_MS = 15_000;

/** One check at a time, as decoding pictures takes much memory. */
const oneByOne = pLimit(1);

const run = (places: readonly string[], mostMs: number) =>
  new Promise<Checked[]>((resolve, reject) => {
    // No environment: some settings are secret.
    const env = { NODE_ENV: process.env.NODE_ENV };
    const options = { timeout: mostMs, killSignal: "SIGKILL", env, encoding: "utf8" } as const;
    const heap = "--max-old-space-size=128";
    execFile(process.execPath, [heap, worker(), ...places], options, (error, written) => {
      if (!error) resolve(JSON.parse(written) as Checked[]);
      // Timed out, which on a busy machine does not mean that the file is bad.
      else if (error.killed) resolve([{ fault: "fileRoom" }]);
      // The worker crashed, for example out of memory: the file is at fault.
      else if (error.signal) resolve([{ fault: "fileBroken" }]);
      else reject(new Error("files could not be checked", { cause: error }));
    });
  });

/** Checks files one after another, until one has a fault. */
export const checkInProcess = (places: readonly string[], mostMs = MOST_MS) => oneByOne(run, places, mostMs);
