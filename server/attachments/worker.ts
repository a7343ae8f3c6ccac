// Runs as a separate process (check-in-process.ts) that gets the paths of files and nothing else of the site: a crash or a
// hang of an image decoder stays within it.
import { setPriority } from "node:os";
import { check, type Checked } from "./check";

/** Lower than the server, so that pages come first. */
setPriority(10);

const checked: Checked[] = [];
for (const place of process.argv.slice(2)) {
  const found = await check(place);
  checked.push(found);
  if ("fault" in found) break;
}
process.stdout.write(JSON.stringify(checked));
