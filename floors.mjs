/**
 * The floors of the house, top to bottom: a room may import what lies below it, never what lies above or beside it.
 * ESLint's rules are made of this list (eslint.config.mjs); scripts/floors.all.test.ts holds it against the folders and against
 * docs/architecture.md. A file that lies in no room of its house lies on the ground, below all rooms; in `drawings`, whose files
 * are its entrances, above them.
 *
 * @type {Record<string, readonly (readonly string[])[]>}
 */
export const FLOORS = {
  ".": [
    ["bench"],
    ["e2e"],
    ["desk"],
    ["scripts"],
    ["app", "server"],
    ["components"],
    ["db"],
    ["datasheet"],
    ["drawings"],
    ["lib"],
  ],
  lib: [
    ["api", "html", "push", "routes"],
    ["seo"],
    ["faq", "service"],
    ["search"],
    ["board"],
    ["downloads", "members", "parts-list"],
    ["catalogue", "datasheet", "inquiry", "registers"],
    ["links", "text"],
    ["http", "parameters", "tools"],
    ["cases", "one-line", "order-code"],
  ],
  components: [
    ["code", "home"],
    ["product"],
    ["board"],
    ["layout", "member"],
    ["case", "search"],
    ["compare", "contact", "tools"],
    ["cart", "cloud", "datasheet", "downloads", "news", "service", "solution"],
    ["company", "developers", "page"],
    ["ui"],
  ],
  db: [
    ["testing"],
    ["commands"],
    ["editing"],
    ["check"],
    ["pictures", "rows"],
    ["inbox", "source"],
    ["queries"],
    ["migrate"],
    ["backup"],
  ],
  "db/queries": [
    ["files"],
    ["site"],
    ["board"],
    ["members"],
    ["search"],
    ["articles", "filters", "inquiry"],
    ["products"],
    ["categories", "company"],
    ["lists"],
  ],
  drawings: [["dxf", "svg"], ["schematic"], ["one-line", "outline", "wiring"], ["geometry"]],
};

/** Houses whose own files are entrances: outsiders import these alone. */
export const ENTRANCES = ["drawings"];

/**
 * Of a house, what stands above a room or beside it.
 * @param {string} house
 * @param {string} room
 */
export const notFor = (house, room) => {
  const floors = FLOORS[house] ?? [];
  const at = floors.findIndex((floor) => floor.includes(room));
  return floors
    .slice(0, at + 1)
    .flat()
    .filter((other) => other !== room);
};
