// A thread of its own (datasheet/apart.ts): setting a sheet takes longer than a page may wait.
import { parentPort } from "node:worker_threads";
import { dataSheetPdf, type SheetOrder } from "./document";

parentPort?.on("message", async (order: SheetOrder) => parentPort?.postMessage(await dataSheetPdf(order)));
