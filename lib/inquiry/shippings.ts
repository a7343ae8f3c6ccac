import SHIPPING_TEXTS from "@/db/content/site/shippings.json" with { type: "json" };
import { filled } from "./site-facts";

/** The ways of delivery; which one is used, and who pays for it, is agreed with the price. */
export const SHIPPINGS = SHIPPING_TEXTS.map(({ text, ...shipping }) => ({ ...shipping, text: filled(text) }));
