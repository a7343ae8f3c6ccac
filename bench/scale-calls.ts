// The calls that are timed on stores of different size.
import Database from "better-sqlite3";
import type { Call } from "@/scripts/measure/site";

/**
 * `after`: asked right after a change, as only then a page or an answer is made again: of any content,
 * or of a product, which the indexes take in, too.
 */
type Asked = { call: Call; after?: "content" | "product" };

const WORDS = ["电", "电能", "电容器", "仪表", "多功能电力仪表", "补偿", "智能", "AB-1", "谐波", "三相"];
/** Two filters and an order, which is never cached. */
const FILTERS = [
  "f.communication=4G,RS485&f.temperature=-25",
  "f.cooling=%E9%A3%8E%E5%86%B7&f.system-voltage=400&sort=capacity",
  "f.compensation-current=100..200&f.mounting=%E8%90%BD%E5%9C%B0,%E6%9F%9C%E5%86%85%E5%9B%BA%E5%AE%9A",
  "f.communication=RS485&f.display=%E8%A7%A6%E6%91%B8%E5%B1%8F&sort=voltage",
];
const RATINGS = [
  "480V 30kvar 7%",
  "400V 50kvar 电容器",
  "100A APF",
  "5000/5 0.5S 互感器",
  "525V 14% 电抗",
  "RS485 三相 电表",
  "200kvar SVG",
  "IP42 补偿柜 400V",
];
const PER_PAGE = 12;
const PER_TYPE_PAGE = 10;

/** A page at the front, middle and back of a list in turn. */
const place = (total: number, size: number, time: number) =>
  Math.max(1, Math.ceil((Math.ceil(total / size) * ((time * 7) % 20)) / 19));

const query = (fields: Record<string, string | number | undefined>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();

const page = (path: string): Asked => ({ call: { path }, after: "content" });

const post = (path: string, fields: Record<string, string | number | undefined>): Asked => ({
  call: { path, body: query(fields) },
  after: "content",
});

/** A search with an unknown parameter, so that each is distinct. */
const search = (path: string, q: string, time: number, after?: Asked["after"]): Asked => ({
  call: { path: `${path}?${query({ q, time: `${after}${time}` })}` },
  ...(after && { after }),
});

/** Calls whose p95 must be fast, not only the median, as they are made at each key press or in a hurry. */
export const isSearch = (kind: string) => /^(site search|suggestions)/.test(kind);

/** For each kind of call, a function that makes the n-th call. */
export function scaleCalls(store: string): Record<string, (time: number) => Asked> {
  const db = new Database(store, { readonly: true });
  const count = (sql: string) => Number(db.prepare(sql).pluck().get());
  const products = count("SELECT count(*) FROM products");
  const news = count("SELECT count(*) FROM news WHERE type = 21");
  const meters = count("SELECT count(*) FROM product_categories WHERE category = 41");
  const ids = db.prepare<[], number>("SELECT id FROM products ORDER BY id").pluck().all();
  db.close();
  const id = (time: number) => ids[(time * 7919) % ids.length];
  const word = (time: number) => `${WORDS[time % WORDS.length]}`;
  const words = (time: number) => `${word(time)} ${word(time + 3)}`;
  const ratings = (time: number) => `${RATINGS[time % RATINGS.length]}`;
  return {
    "product list, any page": (time) =>
      page(`/product_type_list/41?page=${place(meters, PER_TYPE_PAGE, time)}`),
    "news list, any page": (time) => page(`/news?page=${place(news, PER_PAGE, time)}`),
    "product detail": (time) => page(`/newdetail/${id(time)}`),
    "API list, any page": (time) => post("/api/Product/getList", { page: place(products, PER_PAGE, time) }),
    "API list of a type": (time) =>
      post("/api/News/getList", { type: 21, page: place(news, PER_PAGE, time) }),
    "API search": (time) => post("/api/Product/getList", { title: word(time) }),
    "API detail": (time) => post("/api/Product/getDetail", { id: id(time) }),
    "filtered list": (time) => ({
      call: { path: `/product_type_list/41?${FILTERS[time % FILTERS.length]}&time=${time}` },
    }),
    comparison: (time) => ({
      call: { path: `/compare?ids=${[0, 1, 2, 3].map((nth) => id(time * 4 + nth)).join(",")}&time=${time}` },
    }),
    "title search": (time) => ({
      call: { path: `/product_type_list/41?${query({ title: word(time), time })}` },
    }),
    "site search": (time) => search("/search", words(time), time),
    "site search by ratings": (time) => search("/search", ratings(time), time),
    suggestions: (time) => search("/api/Search/suggest", word(time), time),
    "suggestions by ratings": (time) => search("/api/Search/suggest", ratings(time), time),
    // Last, because they make the indexes update in the background.
    "site search right after a product changed": (time) => search("/search", words(time), time, "product"),
    "site search by ratings right after a product changed": (time) =>
      search("/search", ratings(time), time, "product"),
    "suggestions right after a product changed": (time) =>
      search("/api/Search/suggest", word(time), time, "product"),
  };
}
