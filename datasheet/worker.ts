// A thread of its own (datasheet/apart.ts): setting a sheet takes longer than a page may wait.
import { parentPort } from "node:worker_threads";
import { dataSheetPdf, type SheetOrder } from "./document";

parentPort?.on("message", async (order: SheetOrder) => {
  const file = new Uint8Array(await dataSheetPdf(order));
  // Handed over, not copied.
  parentPort?.postMessage(file, [file.buffer]);
});
