import { z } from "zod";
import { ORDER_STATES, type OrderState } from "@/lib/inquiry/order";
import { TASK_ICONS } from "@/lib/links/quick-tasks";
import { TOOLS } from "@/lib/links/tools";
import { PRODUCT_PARTS } from "@/lib/search/product-parts";
import { LABEL_SIDES, REGIONS } from "@/lib/service/regions";
import { NOTES } from "@/lib/tools/notes";
import { filled, saying } from "./filled-shapes";
import { line } from "./line-shapes";
import { cloudWays, nextSteps, pageTexts } from "./page-shapes";

const id = z.int("编号要写成整数").positive("编号要大于 0");
const ids = z.array(id);
const anchor = line.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, "只用小写字母、数字和连字符");
const href = line.startsWith("/", "要写站内地址，以 / 开头");

const notes = (named: Readonly<Record<string, readonly string[]>>) =>
  z.strictObject(Object.fromEntries(Object.entries(named).map(([name, figures]) => [name, saying(figures)])));

/** A list in which nothing stands twice, by what `keyOf` picks. */
const distinct = <Item>(item: z.ZodType<Item>, keyOf: (item: Item) => string) =>
  z.array(item, "要写成一个列表").superRefine((list, { addIssue }) => {
    const seen = new Set<string>();
    for (const [at, one] of list.entries()) {
      const key = keyOf(one);
      if (seen.has(key)) addIssue({ code: "custom", path: [at], message: `「${key}」写了两次` });
      seen.add(key);
    }
  });
const byId = <Item extends { id: string }>(item: z.ZodType<Item>) => distinct(item, (one) => one.id);

const question = z.strictObject({
  id: anchor,
  question: line,
  asked: z.array(line),
  answer: line,
  family: z.int("产品线编号要写成整数").min(0),
  link: z.strictObject({ href, label: line }),
});

const faultCode = z.strictObject({
  code: line,
  meaning: line,
  cause: line,
  remedy: line,
  call: line,
  products: ids.optional(),
});
const faultKind = z.strictObject({
  id: anchor,
  name: line,
  families: ids,
  products: ids,
  shown: line,
  safety: line,
  /** The kind of device in site/safety. */
  rules: anchor,
  registers: z.array(
    z.strictObject({ prefix: line, name: line, symbol: line, product: id, states: z.array(line).optional() }),
  ),
  codes: distinct(faultCode, ({ code }) => code),
});

const part = z.strictObject({
  name: line,
  place: z.enum(["现场", "返厂"], "要写现场或返厂"),
  products: ids,
  remark: line,
  part: id.optional(),
});
const partGroup = z.strictObject({ id: anchor, name: line, parts: z.array(part) });

/** A plain path: no query, no doubled slash, none at the end (server/plain-path.ts). */
const from = z
  .string("要写成文字")
  .regex(/^(?:\/[\w%~-][\w%.~-]*)+$/, "要写成 /detail/3001 的样子，不带参数");
const to = z.string("要写成文字").regex(/^\/[\x21-\x7e]+$/, "要写成本站以 / 开头的地址，汉字要编码");
const redirect = z.union(
  [z.strictObject({ from, to }), z.strictObject({ from, gone: z.literal(true) })],
  "要写成 { from, to } 或 { from, gone: true }，地址以 / 开头，旧地址不带参数",
);

const words = z.array(line).min(1, "至少写一个词");
const ofProduct = z.enum(PRODUCT_PARTS, `只能写 ${PRODUCT_PARTS.join("、")}`).optional();
const place = z.union(
  [
    z.strictObject({ tool: z.enum(Object.keys(TOOLS)), words, ofProduct }),
    z.strictObject({ href, label: line, text: line, words, ofProduct }),
  ],
  `要写成 { tool, words } 或 { href, label, text, words }，tool 写 ${Object.keys(TOOLS).join("、")} 之一`,
);

const task = z.strictObject({
  name: line,
  icon: z.enum(TASK_ICONS, `图标只能写 ${TASK_ICONS.join("、")}`),
  ways: z.array(z.strictObject({ category: id, text: line })).min(1, "至少要有一类产品"),
});

const page = z.strictObject({ label: line, title: line, lead: line, banner: line });
const titled = z.strictObject({ title: line, text: line });
const all = <Key extends string, Item>(keys: readonly Key[], item: z.ZodType<Item>) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, item])) as Record<Key, z.ZodType<Item>>);

/** A kind of device: how long it stays charged, what of it stays live, and what is particular to it. */
const safetyDevice = z.strictObject({
  id: anchor,
  name: line,
  categories: ids.min(1, "至少写一个分类"),
  wait: line,
  why: line,
  live: line,
  rules: z.array(line).min(1, "至少写一条"),
});

const within = (least: number, most: number) =>
  z.number("要写成数").min(least, `在 ${least} 到 ${most} 之间`).max(most, `在 ${least} 到 ${most} 之间`);
const servicePoint = z.strictObject({
  region: z.enum(REGIONS, `只能写 ${REGIONS.join("、")}`),
  province: line,
  city: line,
  phone: line.regex(/^(?:0\d{2,3}-\d{7,8}|400-\d{3}-\d{4})$/, "要写成区号-号码，或者 400 电话"),
  hours: line,
  /** Degrees, within the country's own. */
  longitude: within(73, 136),
  latitude: within(3, 54),
  label: z.enum(LABEL_SIDES, `只能写 ${LABEL_SIDES.join("、")}`).optional(),
  also: z.array(line).optional(),
});

const block = z.union(
  [
    filled,
    z.strictObject({ list: z.array(filled).min(1) }),
    z.strictObject({ header: z.array(line).min(1), rows: z.array(z.array(line)).min(1) }),
  ],
  "要写成一段文字、{ list } 或 { header, rows }",
);

/**
 * Texts that the site is built with, and that no store holds: whoever shows them imports the file. Each is checked
 * with the rest of the content.
 */
export const SITE_DOCUMENTS = {
  "site/questions": byId(question),
  "site/fault-codes": byId(faultKind),
  "site/spare-parts": byId(partGroup),
  "site/synonyms": z.array(z.array(line).min(2, "一行至少两个词"), "要写成一个列表"),
  "site/terms": distinct(line, (term) => term),
  "site/redirects": z.array(redirect, "要写成一个列表"),
  "site/places": z.array(place, "要写成一个列表"),
  "site/tasks": z.array(task, "要写成一个列表"),
  /** Keys of the parameters by which all products are found (`/product_centers`, `/products`). */
  "site/finder": distinct(line, (key) => key),
  "site/lists": z.strictObject({
    lists: all(
      ["city", "breeding", "industry", "buildings", "medical", "manufacturing", "company", "trade"],
      page,
    ),
    combined: all(["solutions", "cases", "news", "honours"], page),
    galleries: all(["factory", "leaders"], page),
    honours: all(
      ["certificate", "invention", "utility", "software"],
      z.strictObject({ label: line, lead: line }),
    ),
  }),
  "site/pages": pageTexts,
  "site/next-steps": nextSteps,
  "site/cloud-ways": cloudWays,
  "site/closed-pages": all(["login", "posted", "reply"], titled),
  "site/closing": all(
    [
      ...(["home", "productCentre", "solutions", "solution", "cases", "news", "company"] as const),
      ...(["service", "safety", "code", "tool", "search"] as const),
      ...(["developers", "cloud", "showcase", "compare", "downloads"] as const),
    ],
    titled,
  ),
  "site/product-centre": z.strictObject({
    centre: z.strictObject({ description: saying(["产品线"]), lead: saying(["产品线数", "产品数"]) }),
    finder: titled,
    families: line,
    help: titled,
    products: z.strictObject({ title: line, lead: line, description: line }),
  }),
  "site/repair": z.strictObject({ steps: z.array(titled).min(1), warranty: line }),
  "site/safety": z.strictObject({
    title: line,
    lead: line,
    basis: line,
    steps: z.array(titled).min(1),
    devices: byId(safetyDevice),
    tools: z.array(titled).min(1),
    emergency: z.array(titled).min(1),
  }),
  /** How to send what a text asks for, said wherever one of these words stands. */
  "site/sending": z.strictObject({
    asked: distinct(line, (word) => word),
    text: filled.includes("{{服务邮箱}}", "要写出 {{服务邮箱}}"),
    link: line,
  }),
  "site/contact": z.strictObject({
    lead: line,
    desks: z.array(z.strictObject({ name: line, answers: line, reach: filled, hours: line })).min(1),
    ways: z.array(z.strictObject({ title: line, text: filled })).min(1),
    points: line,
    map: line,
  }),
  "site/service-points": distinct(servicePoint, ({ province }) => province),
  "site/shippings": z.array(z.strictObject({ id, title: line, text: filled })),
  "site/order-states": all(Object.keys(ORDER_STATES) as OrderState[], line),
  "site/tool-notes": z.strictObject({
    kvar: notes(NOTES.kvar),
    harmonics: notes(NOTES.harmonics),
    meter: notes(NOTES.meter),
  }),
  "site/privacy": z.strictObject({
    title: line,
    version: filled,
    opening: z.array(block),
    sections: z.array(z.strictObject({ title: line, content: z.array(block).min(1) })).min(1),
  }),
};
