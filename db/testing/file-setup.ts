import { afterAll } from "vitest";
import { closeStore } from "@/db/connection";

// Test files share a process: each begins without a store.
afterAll(closeStore);
