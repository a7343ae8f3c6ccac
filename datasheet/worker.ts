// Runs in a worker thread (datasheet/worker-client.ts), as generating a sheet takes longer than pages may be delayed.
import { parentPort } from "node:worker_threads";
import type { Asked } from "./worker-client";
import { dataSheetPdf } from "./document";
import { productPackage } from "./package";
import { quotationPdf } from "./quotation";
import { solutionPdf } from "./solution";

function make({ kind, order }: Asked) {
  if (kind === "sheet") return dataSheetPdf(order);
  if (kind === "quotation") return quotationPdf(order);
  return kind === "solution" ? solutionPdf(order) : productPackage(order);
}

parentPort?.on("message", async (asked: Asked) => {
  const file = new Uint8Array(await make(asked));
  // Transferred, not copied.
  parentPort?.postMessage(file, [file.buffer]);
});
