// Grows a copy of a store: products and news like the shipped ones, written like an editor's migration, so that the
// triggers of the store fill the derived tables.
import Database from "better-sqlite3";
import { openStore, type Store } from "@/db/connection";

type Roll = (sides: number) => number;
/** A row of products or news: the columns that differ per copy, and all others unchanged. */
type Row = { id: number; title: string; model?: string; [column: string]: unknown };

const BATCH = 5000;
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A deterministic random generator. */
function dice(): Roll {
  let state = 20_261_120;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % sides;
  };
}

const code = (roll: Roll) => ` ${LETTERS[roll(24)]}${LETTERS[roll(24)]}-${100 + roll(900)}/${10 + roll(90)}`;

function time(roll: Roll): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `20${10 + roll(16)}-${two(1 + roll(12))}-${two(1 + roll(28))} ${two(roll(24))}:${two(roll(60))}:${two(roll(60))}`;
}

const PARTS = [
  "product_parameters",
  "product_values",
  "product_tables",
  "product_registers",
  "product_revisions",
];

/** Copies parameters and tables of a product to its copy. */
function partsOf(store: Store): (model: number, copy: number) => void {
  const copies = PARTS.map((part) => {
    const columns = store
      .prepare("SELECT group_concat('`' || name || '`') FROM pragma_table_info(?) WHERE name <> 'product'")
      .pluck()
      .get(part) as string;
    return store.prepare(
      `INSERT INTO ${part} (product, ${columns}) SELECT @copy, ${columns} FROM ${part} WHERE product = @model`,
    );
  });
  return (model, copy) => copies.forEach((each) => each.run({ model, copy }));
}

function growTable(store: Store, name: "products" | "news", goal: number) {
  const models = store.prepare<[], Row>(`SELECT * FROM ${name} ORDER BY id`).all();
  const [first] = models;
  if (!first) throw new Error(`no ${name} to copy`);
  const columns = Object.keys(first);
  const insert = store.prepare(
    `INSERT INTO ${name} (${columns.join(", ")}) VALUES (${columns.map((column) => `@${column}`).join(", ")})`,
  );
  const copyParts = name === "products" ? partsOf(store) : () => undefined;
  const roll = dice();
  let id = Math.max(...models.map((model) => model.id));
  let made = models.length;
  const batch = store.transaction(() => {
    for (const end = Math.min(goal, made + BATCH); made < end; made++) {
      const model = models[made % models.length] ?? first;
      insert.run({
        ...model,
        id: ++id,
        title: model.title + code(roll),
        ...(model.model && { model: `${model.model}-${id}` }),
        sort: 0,
        createtime: time(roll),
      });
      copyParts(model.id, id);
    }
  });
  while (made < goal) batch();
}

/** Copies a store and fills the copy up to `goal` products and as many news. */
export function grow(source: string, target: string, goal: number) {
  const shipped = new Database(source, { readonly: true });
  shipped.prepare("VACUUM INTO ?").run(target);
  shipped.close();
  const store = openStore(target);
  growTable(store, "products", goal);
  growTable(store, "news", goal);
  store.pragma("wal_checkpoint(TRUNCATE)");
  store.close();
}
