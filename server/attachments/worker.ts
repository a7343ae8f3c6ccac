// A process of its own (check-in-process.ts), with the places of files as its arguments and nothing else of the site: what
// a picture's reader does wrong, or takes too long for, ends with it.
import { setPriority } from "node:os";
import { check, type Checked } from "./check";

/** Visitors come first. */
setPriority(10);

const checked: Checked[] = [];
for (const place of process.argv.slice(2)) {
  const found = await check(place);
  checked.push(found);
  if ("fault" in found) break;
}
process.stdout.write(JSON.stringify(checked));
