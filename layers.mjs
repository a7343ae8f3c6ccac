/**
 * The layers, top to bottom, by the folder that has them (`.` is the project): a folder may import from the layers below its own,
 * never from its own or from those above. ESLint's rules are made of this list (eslint.config.mjs); scripts/layers.all.test.ts
 * holds it against the folders and against docs/architecture.md. A file beside the folders of a layered folder is below all of
 * them; in `drawings`, whose files are its public interface, above them.
 *
 * @type {Record<string, readonly (readonly string[])[]>}
 */
export const LAYERS = {
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

/** Folders whose own files are their public interface: the others import these alone. */
export const FACADES = ["drawings"];

/**
 * What a folder must not import: the others of its layer and of the layers above.
 * @param {string} parent the folder that has the layers
 * @param {string} name
 */
export const notFor = (parent, name) => {
  const layers = LAYERS[parent] ?? [];
  const at = layers.findIndex((layer) => layer.includes(name));
  return layers
    .slice(0, at + 1)
    .flat()
    .filter((other) => other !== name);
};
