// A thread of its own (datasheet/worker-client.ts): setting a sheet takes longer than a page may wait.
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
  // Handed over, not copied.
  parentPort?.postMessage(file, [file.buffer]);
});
