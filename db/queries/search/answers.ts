import { questionOf } from "@/lib/faq/questions";
import { siteSearchHref } from "@/lib/links/search-address";
import { faultsHref, questionHref } from "@/lib/links/service";
import { withoutAsking } from "@/lib/search/asking";
import { calculationFor } from "@/lib/search/calculation";
import { modelNamed } from "@/lib/search/named-models";
import { otherNames } from "@/lib/search/parameter-words";
import { isHan, wordsOf } from "@/lib/search/tokens";
import type { Figure, Match } from "@/lib/tools/answer";
import type { FaultKind } from "@/lib/service/fault-codes";
import { faultsInWords, faultsWithCode, type FoundFault } from "@/lib/service/find-fault";
import { linesOf, ratingsOf } from "@/db/queries/products/parameters";
import { getDictionary } from "@/db/queries/products/dictionary";
import { getProduct, getProducts, type ProductDetail } from "@/db/queries/products/product-details";
import { candidatesFor } from "@/db/queries/products/tool-candidates";

export type PicturedMatch = Match & { image: string };
/** An answer above the hits, with its source page. */
export type Answer = {
  title: string;
  text: string;
  /** The results, if it was calculated; `lines` then have the steps and the matching products. */
  figures?: Figure[];
  /** `href` is the page of what the label names, if that is not the subject of the answer. */
  lines: { label: string; text: string; href?: string }[];
  matches?: PicturedMatch[];
  /** The source page, or the list of which the answer shows a part. */
  source: { href: string; label: string; isList?: true };
  /** The address of the question among others of its family. */
  question?: string;
  /** The answer is about a fault, so that contact forms assume a failed device. */
  isFault?: true;
};

/** Ratings in the answer to a search for a model. */
const RATINGS = 4;
const MOST_LINES = 4;
/** Models listed for a fault code. */
const MOST_MODELS = 6;

function linesNamed(product: ProductDetail, names: string[]): Answer["lines"] {
  const lines = linesOf(product);
  // 放电时间 is also found in a line labelled 放电.
  const isCalled = ({ key, label }: (typeof lines)[number], name: string) =>
    name.startsWith(label) ||
    [label, getDictionary().get(key)?.name ?? ""].some((own) => own.includes(name)) ||
    otherNames(key).includes(name);
  const named = names.flatMap((name) => lines.filter((line) => isCalled(line, name)));
  return [...new Set(named)].slice(0, MOST_LINES).map(({ label, text }) => ({ label, text }));
}

export const specsHref = (product: number) => `/newdetail/${product}#specs`;

/** Some facts of a product, with its page as the source. */
export const productAnswer = ({ id, model, title }: ProductDetail, lines: Answer["lines"]): Answer => ({
  title: `${model} ${title}`.trim(),
  text: "",
  lines,
  source: { href: specsHref(id), label: `${model || title} 规格参数` },
});

/** The asked facts of the product that a search names, or else its main ratings. */
function factOf(searched: string, models: ReadonlyMap<string, number>): Answer | undefined {
  const names = wordsOf(withoutAsking(searched))
    .filter((word) => word.every(isHan))
    .map((word) => word.join(""));
  const { code, model } = modelNamed(searched, models);
  const product = model && getProduct(models.get(model) ?? 0);
  if (!model || !product) return undefined;
  const isOrderCode = code.length > model.length;
  if (isOrderCode && !product.ordercode) return undefined;
  const lines =
    names.length > 0 ? linesNamed(product, names) : ratingsOf(product.values, RATINGS).map(labelled);
  if (lines.length === 0) return undefined;
  const answer = productAnswer(product, lines);
  return isOrderCode && names.length === 0
    ? { ...answer, text: `订货代码的写法如 ${product.ordercode}。` }
    : answer;
}

const labelled = ({ name, text }: { name: string; text: string }) => ({ label: name, text });

/** The models in the catalogue that show a fault code. */
function showing({ kind, fault }: FoundFault): string {
  const models = getProducts(fault.products ?? kind.products).flatMap(({ model }) => model || []);
  return (
    models.slice(0, MOST_MODELS).join("、") + (models.length > MOST_MODELS ? `等 ${models.length} 款` : "")
  );
}

/** The device comes first, as others may have the same code, and safety before the remedy. */
const faultAnswer = ({ kind, fault }: FoundFault): Answer => ({
  title: `${kind.name} ${fault.code}：${fault.meaning}`,
  isFault: true,
  text: `动手之前：${kind.safety}`,
  lines: [
    { label: "适用", text: showing({ kind, fault }) },
    { label: "可能原因", text: fault.cause },
    { label: "处理", text: fault.remedy },
    { label: "何时致电", text: fault.call },
  ],
  source: { href: faultsHref(kind.id), label: `${kind.name} ${fault.code}` },
});

/** Fault codes shown for a device. */
const MOST_CODES = 8;

/** Where a device shows faults, and its fault codes. */
export const deviceFaults = ({ id, name, shown, codes }: FaultKind): Answer => ({
  title: `${name}：故障代码`,
  isFault: true,
  text: shown,
  lines: codes
    .slice(0, MOST_CODES)
    .map(({ code, meaning }) => ({ label: code, href: siteSearchHref({ searched: code }), text: meaning })),
  source: { href: faultsHref(id), label: `全部 ${codes.length} 个代码与处理`, isList: true },
});

function questionAnswer(searched: string): Answer | undefined {
  const found = questionOf(searched);
  if (!found) return undefined;
  const { id, question, answer, link } = found;
  return { title: question, text: answer, lines: [], source: link, question: questionHref(id) };
}

function pictured(matches: readonly Match[]): PicturedMatch[] {
  const products = getProducts(matches.map(({ id }) => id));
  return matches.map((match) => ({
    ...match,
    image: products.find(({ id }) => id === match.id)?.image ?? "",
  }));
}

/** The answers to a search: the meaning of a fault code, facts of a product, or editors' answers to questions. */
export function answersTo(searched: string, models: ReadonlyMap<string, number>): Answer[] {
  const product = models.get(modelNamed(searched, models).model ?? "");
  const coded = faultsWithCode(searched, product);
  if (coded.length > 0) return coded.map(faultAnswer);
  const calculated = calculationFor(searched, candidatesFor);
  if (calculated) return [{ ...calculated, matches: pictured(calculated.matches) }];
  const fact = factOf(searched, models) ?? questionAnswer(searched);
  return fact ? [fact] : faultsInWords(searched, product).map(faultAnswer);
}
