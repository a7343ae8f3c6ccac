import { tool } from "./run.mjs";
import { readSettings } from "./settings.mjs";

readSettings();
process.exitCode = (await tool("next", ["dev", "-p", process.env.PORT || "3000"])) ? 0 : 1;
