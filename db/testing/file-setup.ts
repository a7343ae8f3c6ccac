import { afterAll, vi } from "vitest";
import { closeStore } from "@/db/connection";
import type { PackageOrder } from "@/datasheet/package";
import type { QuotationPaper } from "@/lib/inquiry/quotation-paper";
import { readSettingsFrom } from "@/lib/env";

// Test files share a process: each begins without a store, and with the settings of the process.
afterAll(() => {
  closeStore();
  readSettingsFrom();
});

// In this thread: the other one needs a build.
vi.mock("@/datasheet/worker-client", () => ({
  packageInWorker: vi.fn(async (order: PackageOrder) =>
    (await import("@/datasheet/package")).productPackage(order),
  ),
  quotationInWorker: async (order: QuotationPaper) =>
    (await import("@/datasheet/quotation")).quotationPdf(order),
}));
