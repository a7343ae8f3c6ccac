// Grows a copy of a store: products and news like the shipped ones, written as an editor's migration writes them,
// so that the store's own triggers do all upkeep.
import Database from "better-sqlite3";
import { openStore } from "../../db/connection.mjs";

const BATCH = 5000;
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/** The same numbers in every run. */
function dice() {
  let state = 20_261_120;
  return (/** @type {number} */ sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % sides;
  };
}

/** @param {(sides: number) => number} roll */
const code = (roll) => ` ${LETTERS[roll(24)]}${LETTERS[roll(24)]}-${100 + roll(900)}/${10 + roll(90)}`;

/** @param {(sides: number) => number} roll */
function time(roll) {
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  return `20${10 + roll(16)}-${two(1 + roll(12))}-${two(1 + roll(28))} ${two(roll(24))}:${two(roll(60))}:${two(roll(60))}`;
}

/**
 * @param {Database.Database} store
 * @param {"products" | "news"} name
 * @param {number} goal
 */
function growTable(store, name, goal) {
  const models = /** @type {Record<string, any>[]} */ (
    store.prepare(`SELECT * FROM ${name} ORDER BY id`).all()
  );
  const columns = Object.keys(models[0] ?? {});
  const insert = store.prepare(
    `INSERT INTO ${name} (${columns.join(", ")}) VALUES (${columns.map((column) => `@${column}`).join(", ")})`,
  );
  const roll = dice();
  let id = Math.max(...models.map((model) => model.id));
  let made = models.length;
  const batch = store.transaction(() => {
    for (const end = Math.min(goal, made + BATCH); made < end; made++) {
      const model = models[made % models.length] ?? {};
      insert.run({
        ...model,
        id: ++id,
        title: model.title + code(roll),
        ...(model.model && { model: `${model.model}-${id}` }),
        sort: 0,
        createtime: time(roll),
      });
    }
  });
  while (made < goal) batch();
}

/**
 * @param {string} source
 * @param {string} target
 * @param {number} goal how many products, and how many news
 */
export function grow(source, target, goal) {
  const shipped = new Database(source, { readonly: true });
  shipped.prepare("VACUUM INTO ?").run(target);
  shipped.close();
  const store = openStore(target);
  growTable(store, "products", goal);
  growTable(store, "news", goal);
  store.pragma("wal_checkpoint(TRUNCATE)");
  store.close();
}
