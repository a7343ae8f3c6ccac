import { execFile } from "node:child_process";
import path from "node:path";
import pLimit from "p-limit";
import type { Checked } from "./check";

/** Made of server/attachments/worker.ts, as server.mjs is of the server. */
const worker = () => path.join(process.cwd(), "attachment-worker.mjs");
/** Five pictures of phones take two seconds. Less than the time after which an idle connection is cut. */
const MOST_MS = 15_000;

/** One at a time: pictures take memory. */
const oneByOne = pLimit(1);

const run = (places: readonly string[], mostMs: number) =>
  new Promise<Checked[]>((resolve, reject) => {
    // Nothing of the settings, some of which are secret.
    const env = { NODE_ENV: process.env.NODE_ENV };
    const options = { timeout: mostMs, killSignal: "SIGKILL", env, encoding: "utf8" } as const;
    const heap = "--max-old-space-size=128";
    execFile(process.execPath, [heap, worker(), ...places], options, (error, written) => {
      if (!error) resolve(JSON.parse(written) as Checked[]);
      // On a busy machine a good file takes as long as a bad one does on a quiet one.
      else if (error.killed) resolve([{ fault: "fileRoom" }]);
      // Ended at what no reader should meet: that was the file's.
      else if (error.signal) resolve([{ fault: "fileBroken" }]);
      else reject(new Error("files could not be checked", { cause: error }));
    });
  });

/** Checks files one after another, until one has a fault. */
export const checkInProcess = (places: readonly string[], mostMs = MOST_MS) => oneByOne(run, places, mostMs);
