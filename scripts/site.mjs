// From a fresh clone to the running site; does again only what is not there yet.
import { built } from "./build.mjs";
import { install } from "./install.mjs";
import { readSettings } from "../lib/settings.mjs";

readSettings();
await install();
await built();
await import("./start.mjs");
