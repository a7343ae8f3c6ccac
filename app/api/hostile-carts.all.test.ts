import { testSettings } from "@/db/testing/settings";
import { ALL } from "./test-strings";
import { testHostileCarts } from "./test-hostile-carts";

testSettings({ MESSAGE_REFILL_S: "0" });

testHostileCarts(ALL);
