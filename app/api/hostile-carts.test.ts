import { vi } from "vitest";
import type * as Env from "@/lib/env";
import { FEW } from "./test-strings";
import { testHostileCarts } from "./test-hostile-carts";

vi.mock("@/lib/env", async (original) => {
  const { readEnv } = await original<typeof Env>();
  return { env: () => readEnv({ MESSAGE_REFILL_S: "0" }) };
});

testHostileCarts(FEW);
