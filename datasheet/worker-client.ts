import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { SheetOrder } from "./document";
import type { PackageOrder } from "./package";

/** Made of datasheet/worker.ts, in development by scripts/dev.mjs, else by scripts/build.mjs. */
const FOLDER = process.env.NODE_ENV === "development" ? ".next/dev" : "";
const MAX_MS = 20_000;
/** Ten sheets at once make the process at most 150 MB larger. */
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** What the thread is asked for; plain data. */
export type Asked = { kind: "sheet"; order: SheetOrder } | { kind: "package"; order: PackageOrder };

let worker: Worker | undefined;

function start(): Worker {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), FOLDER, "data-sheet-worker.mjs");
  const started = new Worker(/* turbopackIgnore: true */ file, { resourceLimits: LIMITS });
  started.unref();
  return started;
}

/** One that failed, or that takes too long, is replaced at the next file. */
async function ask(what: Asked): Promise<Uint8Array<ArrayBuffer>> {
  const thread = (worker ??= start());
  try {
    thread.postMessage(what);
    const [file] = (await once(thread, "message", { signal: AbortSignal.timeout(MAX_MS) })) as [
      Uint8Array<ArrayBuffer>,
    ];
    return file;
  } catch (error) {
    worker = undefined;
    await thread.terminate();
    throw error;
  }
}

const oneByOne = pLimit(1);

// Made in another thread while this one serves.

/** The data sheet of a product as a PDF. */
export const dataSheetInWorker = (order: SheetOrder) => oneByOne(ask, { kind: "sheet", order });

/** All files of a product as a ZIP. */
export const packageInWorker = (order: PackageOrder) => oneByOne(ask, { kind: "package", order });
