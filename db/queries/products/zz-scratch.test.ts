import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, test } from "vitest";
import { closeStore } from "@/db/connection";
import { harmonics, kvar, meter } from "@/db/testing/tools";
import { shippedStore } from "@/db/testing/store";
beforeAll(() => void shippedStore());
afterAll(closeStore);
test("x", () => {
  writeFileSync("/tmp/o/kvar.json", JSON.stringify(kvar({}), null, 1));
  writeFileSync("/tmp/o/harm.json", JSON.stringify(harmonics({}), null, 1));
  writeFileSync("/tmp/o/meter.json", JSON.stringify(meter({}), null, 1));
  writeFileSync("/tmp/o/meter2.json", JSON.stringify(meter({ use: "internal" }), null, 1));
});
