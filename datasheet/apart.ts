import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { SheetOrder } from "./document";

/** Made of datasheet/worker.ts, in development by scripts/dev.mjs, else by scripts/build.mjs. */
const FOLDER = process.env.NODE_ENV === "development" ? ".next/dev" : "";
const MAX_MS = 20_000;
/** Ten sheets at once make the process at most 150 MB larger. */
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

let worker: Worker | undefined;

function start(): Worker {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), FOLDER, "data-sheet-worker.mjs");
  const started = new Worker(/* turbopackIgnore: true */ file, { resourceLimits: LIMITS });
  started.unref();
  return started;
}

/** One that failed, or that takes too long, is replaced at the next sheet. */
async function ask(order: SheetOrder): Promise<Uint8Array<ArrayBuffer>> {
  const asked = (worker ??= start());
  try {
    asked.postMessage(order);
    const [file] = (await once(asked, "message", { signal: AbortSignal.timeout(MAX_MS) })) as [
      Uint8Array<ArrayBuffer>,
    ];
    return file;
  } catch (error) {
    worker = undefined;
    await asked.terminate();
    throw error;
  }
}

const oneByOne = pLimit(1);

/** The data sheet of a product as a PDF, made in another thread while this one serves. */
export const dataSheetApart = (order: SheetOrder) => oneByOne(ask, order);
