import { testSettings } from "@/db/testing/settings";
import { ALL } from "./test-strings";
import { testHostileCalls } from "./test-hostile";

testSettings({ MESSAGE_REFILL_S: "0" });

testHostileCalls(ALL);
