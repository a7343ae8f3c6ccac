// From a fresh clone to the running site; repeated runs do only what is missing.
import { built } from "./build.mjs";
import { install } from "./install.mjs";
import { readSettings } from "../lib/settings.mjs";

readSettings();
await install();
await built();
await import("./start.mjs");
