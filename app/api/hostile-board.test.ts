import { testSettings } from "@/db/testing/settings";
import { testHostileBoard } from "./test-hostile-board";
import { FEW } from "./test-strings";

testSettings({ MESSAGE_REFILL_S: "0" });

testHostileBoard(FEW);
