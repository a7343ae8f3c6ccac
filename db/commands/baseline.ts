import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openStore } from "@/db/connection";
import { BASELINE_FOLDER, baselineHead } from "@/db/migrate/baseline";
import { baselineText } from "@/db/migrate/baseline-text";
import { migrate } from "@/db/migrate/migrate";
import { readMigrations } from "@/db/migrate/migrations";

// Run before a release: replaces the baseline by one of all present migrations.
const folder = path.join(process.cwd(), "drizzle");
const place = path.join(folder, BASELINE_FOLDER);
rmSync(place, { recursive: true, force: true });

const store = openStore(":memory:");
migrate(store, folder);
const migrations = readMigrations(folder);
const name = `${migrations.at(-1)?.tag}.sql`;
mkdirSync(place);
writeFileSync(path.join(place, name), baselineHead(migrations) + baselineText(store));
store.close();
console.log(`drizzle/${BASELINE_FOLDER}/${name}`);
