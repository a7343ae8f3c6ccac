import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: {
      "@": fileURLToPath(new URL(".", import.meta.url)),
      "server-only": "server-only/empty.js",
    },
  },
  test: {
    env: { DATABASE_FILE: ":memory:", TZ: "UTC" },
    include: ["{app,components,lib,db,deploy}/**/*.test.{ts,tsx}"],
  },
});
