import path from "node:path";
import { Worker } from "node:worker_threads";
import type { QuotationPaper } from "@/lib/inquiry/quotation-paper";
import type { SheetOrder } from "./document";
import type { PackageOrder } from "./package";
import type { SolutionOrder } from "./solution";
import { workerOnDemand } from "./worker-on-demand";

/** The bundle of datasheet/worker.ts, built by scripts/dev.mjs in development, else by scripts/build.mjs. */
const FOLDER = process.env.NODE_ENV === "development" ? ".next/dev-server" : "";
/** Generating all sheets one after another adds at most 150 MB to the process, of which a thread takes 60 to 100. */
const HEAP = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };
const LIMITS = { idleMs: 10_000, mostMs: 20_000, mostAnswers: 20 };

/** A request to the thread: plain data. */
export type Asked =
  | { kind: "sheet"; order: SheetOrder }
  | { kind: "package"; order: PackageOrder }
  | { kind: "solution"; order: SolutionOrder }
  | { kind: "quotation"; order: QuotationPaper };

function start(): Worker {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), FOLDER, "data-sheet-worker.mjs");
  return new Worker(/* turbopackIgnore: true */ file, { resourceLimits: HEAP });
}

const ask = workerOnDemand<Asked, Uint8Array<ArrayBuffer>>(start, LIMITS);

// These are generated in a worker thread, so that the server keeps responding.

/** The data sheet of a product as a PDF. */
export const dataSheetInWorker = (order: SheetOrder) => ask({ kind: "sheet", order });

/** A solution as a PDF. */
export const solutionInWorker = (order: SolutionOrder) => ask({ kind: "solution", order });

/** The quotation for a list as a PDF. */
export const quotationInWorker = (order: QuotationPaper) => ask({ kind: "quotation", order });

/** All files of a product as a ZIP. */
export const packageInWorker = (order: PackageOrder) => ask({ kind: "package", order });
