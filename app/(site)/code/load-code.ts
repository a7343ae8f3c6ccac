import { notFound } from "next/navigation";
import {
  codedProduct,
  type CodedProduct,
  exampleCodes,
  findOrderCode,
  nearCodes,
  nearestToCode,
  withSameHead,
} from "@/db/queries/products/order-codes";
import { type ParameterGroup, parametersOf } from "@/db/queries/products/parameters";
import { getProduct } from "@/db/queries/products/product-details";
import { outlineOfSize } from "@/drawings";
import { build } from "@/lib/order-code/build";
import { read } from "@/lib/order-code/find";
import type { Reading } from "@/lib/order-code/read";
import type { ListedCode } from "@/components/code/code-list";
import { codesIn } from "@/lib/order-code/typed";
import { variantGroups } from "@/lib/order-code/variant";
import { partField, readTyped } from "@/lib/links/code-address";
import { routeId } from "@/lib/http/params";
import { readQuery, type SearchParams } from "@/lib/links/query";

/** The submission of the form without scripts: a product and a code for each part. */
function chosenOf(query: Record<string, string>): { product: CodedProduct; typed: string } | undefined {
  if (query["product"] === undefined) return undefined;
  const product = codedProduct(routeId.parse(query["product"])) ?? notFound();
  const choices = product.grammar.parts.map((_part, at) => readTyped(query[partField(at)] ?? ""));
  return { product, typed: readTyped(build(product.grammar, choices)) };
}

/** The label of the outer dimensions in the parameter table. */
const SIZE = "外形尺寸";
const textOf = (groups: readonly ParameterGroup[], label: string) =>
  groups.flatMap(({ lines }) => lines).find((line) => line.label === label)?.text;

/** The product with the parameters determined by this code. */
function shownOf({ id, grammar }: CodedProduct, reading: Reading) {
  const product = getProduct(id) ?? notFound();
  const variant = variantGroups(parametersOf(product), grammar, reading, product.ordercode);
  const size = variant.decided.includes(SIZE) ? textOf(variant.groups, SIZE) : undefined;
  const outline = size === undefined ? undefined : outlineOfSize(product, size);
  return { product, reading, ...variant, outline };
}

/** One of several codes, with a summary in one line. */
function listedOf(typed: string): ListedCode {
  const found = findOrderCode(typed);
  if (!found) return { typed, title: "", says: "开头没有对应的产品" };
  const { code, pieces, problems } = found.reading;
  const read = pieces.filter(({ state }) => state === "read").map(({ meaning }) => meaning);
  return { typed, title: found.product.title, says: (code === undefined ? problems : read).join("，") };
}

/** The empty values of what is shown for a single code only. */
const NOTHING = { typed: "", corrections: [], examples: [], found: undefined, nearest: [] };

/** Loads the page of a code, from typed text or from the choices of a form. */
export async function loadCode(searchParams: SearchParams) {
  const query = await readQuery(searchParams);
  const chosen = chosenOf(query);
  const asked = chosen?.typed ?? readTyped(query["q"] ?? "");
  const codes = codesIn(asked);
  if (codes.length > 1) return { ...NOTHING, asked, codes: codes.map(listedOf) };
  const [typed = asked] = codes;
  const found = chosen
    ? { product: chosen.product, reading: read(chosen.product, typed) }
    : findOrderCode(typed);
  const isWhole = found?.reading.code !== undefined;
  return {
    asked,
    typed,
    codes: [],
    corrections: isWhole ? [] : nearCodes(typed).map(({ product: { title }, code }) => ({ title, code })),
    examples: exampleCodes().map(({ ordercode, title }) => ({ code: ordercode, title })),
    found: found && shownOf(found.product, found.reading),
    nearest: typed === "" || isWhole ? [] : found ? withSameHead(found.product) : nearestToCode(typed),
  };
}
