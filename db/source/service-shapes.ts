import { z } from "zod";
import { ORDER_STATES, type OrderState } from "@/lib/inquiry/order";
import { LABEL_SIDES, REGIONS } from "@/lib/service/regions";
import { SAFETY_ACTS } from "@/lib/service/safety-acts";
import { all, anchor, byId, distinct, ids, titled } from "./entry-shapes";
import { filled } from "./filled-shapes";
import { line } from "./line-shapes";
import { id } from "./record-shapes";

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

/** The action of a step before work; the drawing of the cabinet shows its number at the place of the action. */
const safetyStep = titled.extend({ act: z.enum(SAFETY_ACTS, `只能写 ${SAFETY_ACTS.join("、")}`) });

/** A kind of device: its discharge time, parts that stay live, and special rules. */
const safetyDevice = z.strictObject({
  id: anchor,
  name: line,
  categories: ids.min(1, "至少写一个分类"),
  wait: line,
  why: line,
  live: line,
  rules: z.array(line).min(1, "至少写一条"),
});

/** First aid after an accident; `call` is the phone number in the text, shown as a link. */
const mishap = titled
  .extend({ call: line.regex(/^\d{3,}$/, "要写成号码").optional() })
  .refine(({ call = "", text }) => text.includes(call), { message: "正文里没有这个号码", path: ["call"] });

/** The safety card is a single sheet on the wall, with space for emergencies above. */
const MOST_ON_CARD = 10;

const within = (least: number, most: number) =>
  z.number("要写成数").min(least, `在 ${least} 到 ${most} 之间`).max(most, `在 ${least} 到 ${most} 之间`);
const servicePoint = z.strictObject({
  region: z.enum(REGIONS, `只能写 ${REGIONS.join("、")}`),
  province: line,
  city: line,
  phone: line.regex(/^(?:0\d{2,3}-\d{7,8}|400-\d{3}-\d{4})$/, "要写成区号-号码，或者 400 电话"),
  hours: line,
  /** Degrees, within China. */
  longitude: within(73, 136),
  latitude: within(3, 54),
  label: z.enum(LABEL_SIDES, `只能写 ${LABEL_SIDES.join("、")}`).optional(),
  also: z.array(line).optional(),
});

/** Documents for customers who own a device or ask for one. */
export const SERVICE_DOCUMENTS = {
  "site/fault-codes": byId(faultKind),
  "site/spare-parts": byId(partGroup),
  "site/repair": z.strictObject({ steps: z.array(titled).min(1), warranty: line }),
  "site/safety": z.strictObject({
    title: line,
    lead: line,
    basis: line,
    urgent: z.array(mishap).min(1),
    card: z.strictObject({
      title: line,
      lead: line,
      steps: z.array(line).min(1).max(MOST_ON_CARD, `最多 ${MOST_ON_CARD} 条，一张纸放得下`),
    }),
    steps: z.array(safetyStep),
    figure: line,
    discharge: line,
    devices: byId(safetyDevice),
    tools: z.array(titled).min(1),
    emergency: z.array(mishap).min(1),
  }),
  /** How to send what a text asks for, shown wherever one of these words occurs. */
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
};
