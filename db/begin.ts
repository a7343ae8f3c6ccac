import { env } from "@/lib/env";
import { prepareStore } from "./prepare";

/** Checks settings and store at the start of a server; ends the process with a sentence when either is unfit. */
export function begin() {
  try {
    env();
    prepareStore();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
