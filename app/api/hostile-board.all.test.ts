import { vi } from "vitest";
import type * as Env from "@/lib/env";
import { testHostileBoard } from "./test-hostile-board";
import { ALL } from "./test-strings";

vi.mock("@/lib/env", async (original) => {
  const { readEnv } = await original<typeof Env>();
  return { env: () => readEnv({ MESSAGE_REFILL_S: "0" }) };
});

testHostileBoard(ALL);
