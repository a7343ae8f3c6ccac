import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: {
      "@": fileURLToPath(new URL(".", import.meta.url)),
    },
  },
  test: {
    env: { DATABASE_FILE: ":memory:", TZ: "UTC", LOG_LEVEL: "silent" },
    // Tests that migrate a whole store are slow on a busy machine; none measures time.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    include: ["{app,components,datasheet,drawings,lib,db,server,scripts}/**/*.test.{ts,tsx}"],
  },
});
