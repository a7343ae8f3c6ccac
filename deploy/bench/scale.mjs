// The same calls on stores of growing size. Each is one that the server has no finished answer for.
import Database from "better-sqlite3";
import { median } from "./figures.mjs";
import { grow } from "./grow.mjs";
import { firstBytes } from "./load.mjs";
import { startSite } from "./site.mjs";

/** @typedef {import("./site.mjs").Call} Call */

const WORDS = ["电", "电能", "电容器", "仪表", "多功能电力仪表", "补偿", "智能", "AB-1", "谐波", "三相"];
const PER_PAGE = 12;
const PER_TYPE_PAGE = 10;
/** First calls of each kind, not counted. */
const UNTIMED = 3;

/**
 * @param {string} store
 * @returns {Record<string, (time: number) => { call: Call, anew: boolean }>} the time-th call of each kind; `anew`
 * after a change of content, as only then a page is made again
 */
function kindsOf(store) {
  const db = new Database(store, { readonly: true });
  const count = (/** @type {string} */ sql) => /** @type {number} */ (db.prepare(sql).pluck().get());
  const products = count("SELECT count(*) FROM products");
  const news = count("SELECT count(*) FROM news WHERE type = 21");
  const meters = count("SELECT count(*) FROM product_categories WHERE category = 41");
  const ids = /** @type {number[]} */ (db.prepare("SELECT id FROM products ORDER BY id").pluck().all());
  db.close();
  /** A page somewhere in a list, front, middle and back in turn. */
  const place = (/** @type {number} */ total, /** @type {number} */ size, /** @type {number} */ time) =>
    Math.max(1, Math.ceil((Math.ceil(total / size) * ((time * 7) % 20)) / 19));
  const word = (/** @type {number} */ time) => WORDS[time % WORDS.length];
  const query = (/** @type {Record<string, string | number>} */ fields) =>
    new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
  const post = (
    /** @type {string} */ path,
    /** @type {Record<string, string | number | undefined>} */ fields,
  ) => ({
    // A field that the API does not know makes each call one of its own.
    call: { path, body: query({ ...fields, time: process.hrtime.bigint().toString() }) },
    anew: false,
  });
  const page = (/** @type {string} */ path) => ({ call: { path }, anew: true });
  return {
    "product list, any page": (time) =>
      page(`/product_type_list/41?page=${place(meters, PER_TYPE_PAGE, time)}`),
    "news list, any page": (time) => page(`/news?page=${place(news, PER_PAGE, time)}`),
    "product detail": (time) => page(`/newdetail/${ids[(time * 7919) % ids.length]}`),
    "API list, any page": (time) => post("/api/Product/getList", { page: place(products, PER_PAGE, time) }),
    "API list of a type": (time) =>
      post("/api/News/getList", { type: 21, page: place(news, PER_PAGE, time) }),
    "API search": (time) => post("/api/Product/getList", { title: `${word(time)}` }),
    "API detail": (time) => post("/api/Product/getDetail", { id: ids[(time * 7919) % ids.length] }),
    "title search": (time) => ({
      call: { path: `/product_type_list/41?${query({ title: `${word(time)}`, time })}` },
      anew: false,
    }),
  };
}

/**
 * The site over a store, with the calls to make of it.
 * @param {string} store
 * @param {import("./main.mjs").Options} options
 */
async function open(store, { folder }) {
  const site = await startSite(store, folder, { WARM_UP: "off" });
  const editor = new Database(store, { timeout: 5000 });
  const change = editor.prepare("UPDATE content_version SET version = version + 1");
  const kinds = kindsOf(store);
  return {
    /**
     * @param {string} kind
     * @param {number} time
     */
    async measure(kind, time) {
      const nth = kinds[kind];
      if (!nth) throw new Error(`no calls of the kind ${kind}`);
      const { call, anew } = nth(time);
      if (anew) change.run();
      const [ms = NaN] = await firstBytes(site.url, call, 1);
      return ms;
    },
    kinds: Object.keys(kinds),
    async close() {
      editor.close();
      await site.stop();
    },
  };
}

/**
 * Stores of all sizes are asked in turn, so that all meet the same machine.
 * @param {import("./main.mjs").Options} options
 * @returns {Promise<Record<string, Record<string, number>>>} milliseconds by size and kind of call
 */
export async function measureScale(options) {
  const { store, folder, say, sizes, samples } = options;
  /** @type {Record<string, Awaited<ReturnType<typeof open>>>} */
  const sites = {};
  for (const size of [0, ...sizes]) {
    const name = size || "shipped";
    say(`a store is made: ${name}`);
    const grown = `${folder}/grown-${name}.db`;
    grow(store, grown, size);
    sites[name] = await open(grown, options);
  }
  /** @type {Record<string, Record<string, number>>} */
  const found = {};
  for (const kind of sites.shipped?.kinds ?? []) {
    say(`scale: ${kind}`);
    /** @type {Record<string, number[]>} */
    const times = {};
    for (let time = -UNTIMED; time < samples; time++)
      for (const [size, site] of Object.entries(sites)) {
        const ms = await site.measure(kind, Math.abs(time));
        if (time >= 0) (times[size] ??= []).push(ms);
      }
    for (const [size, all] of Object.entries(times)) (found[size] ??= {})[kind] = median(all) ?? NaN;
  }
  for (const site of Object.values(sites)) await site.close();
  return found;
}
