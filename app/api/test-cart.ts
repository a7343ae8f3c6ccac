import type { Method } from "@/lib/api/call";
import { emptyStore } from "@/db/testing/store";
import * as addresses from "./addresses/route";
import * as line from "./carts/[id]/route";
import * as sum from "./carts/products/sum/route";
import * as carts from "./carts/route";
import * as order from "./orders/[id]/route";
import * as orders from "./orders/route";
import { call, type Answered } from "./test-call";

/** A store with two products, of which the first has order codes `LH-A/{10|20}`. */
export function cartStore() {
  const store = emptyStore();
  store.exec(`
    INSERT INTO categories (id, name) VALUES (33, '电容');
    INSERT INTO products (id, type, title, model, images) VALUES
      (1, 33, '甲电容', 'LH-A', '/media/a.webp,/media/b.webp'), (2, 33, '乙电容', 'LH-B', '');`);
  const grammar = { head: "LH-A", parts: [{ kind: "number", name: "容量", before: "/", numbers: [10, 20] }] };
  store.prepare("INSERT INTO product_codes (product, grammar) VALUES (1, ?)").run(JSON.stringify(grammar));
  return store;
}

const HANDLERS: Record<string, Record<Method, (request: Request) => Response | Promise<Response>>> = {
  carts,
  "carts/products/sum": sum,
  addresses,
  orders,
};

const handlerOf = (path: string) =>
  HANDLERS[path] ?? (path.startsWith("carts/") ? line : path.startsWith("orders/") ? order : undefined);

type Fields = Record<string, string>;
/** Loosely typed, like JSON in a client. */
type Data = ReturnType<typeof JSON.parse>;
type Answer = { code: number; msg: string; data: Data };

/** A client that keeps its cookie like a browser, or its token like a mini-program. */
export function visitor({ sendsToken = false, address = "192.0.2.1" } = {}) {
  const kept = { token: "", cookie: "" };
  const ask = async (
    method: Method,
    path: string,
    fields?: Fields | string,
    headers: Fields = {},
  ): Promise<Omit<Answered, "body"> & { body: Answer }> => {
    const [plain = ""] = path.split("?");
    const handlers = handlerOf(plain);
    if (!handlers) throw new Error(path);
    const told = await call(handlers[method], fields, {
      method,
      path: `/api/${path}`,
      headers: {
        "x-forwarded-for": address,
        ...(kept.token && { token: kept.token }),
        ...(kept.cookie && { cookie: kept.cookie }),
        ...headers,
      },
    });
    const body = told.body as unknown as Answer;
    if (sendsToken) kept.token = body?.data?.token ?? kept.token;
    else {
      const set = told.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
      if (set.length > 0) kept.cookie = set.join("; ");
    }
    return { ...told, body };
  };
  return {
    kept,
    ask,
    add: async (fields: Fields) => (await ask("POST", "carts", fields)).body,
    lines: async () => (await ask("GET", "carts")).body.data.data as Data[],
    sum: async () => (await ask("GET", "carts/products/sum")).body.data,
  };
}
