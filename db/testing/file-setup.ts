import { afterAll } from "vitest";
import { closeStore } from "@/db/connection";
import { readSettingsFrom } from "@/lib/env";

// Test files share a process: each begins without a store, and with the settings of the process.
afterAll(() => {
  closeStore();
  readSettingsFrom();
});
