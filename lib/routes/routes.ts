import { CONTACT_RESULT } from "@/lib/inquiry/contact-result";
import { cartFaultsText, readCartFaults } from "@/lib/inquiry/cart-faults";
import { CASE } from "@/lib/cases/address";
import { CART, RECEIPT } from "@/lib/inquiry/cart-limits";
import { UNSUBSCRIBE } from "@/lib/inquiry/customer-mail-address";
import { readPasted } from "@/lib/inquiry/pasted";
import { readCode, readWords } from "@/lib/inquiry/message-about";
import { REPLY_FAULT } from "@/lib/inquiry/quotation";
import { CATALOGUE_FILES } from "@/lib/catalogue/files";
import { DOWNLOADS, KIND_NAMES } from "@/lib/downloads/address";
import { LOGIN_RESULT } from "@/lib/members/login-result";
import { readReturn, REPLY } from "@/lib/members/return-address";
import { LOGIN } from "@/lib/members/rules";
import { POSTED, SPEAK, SPEAK_REPLY, STICK_REPLY } from "@/lib/board/addresses";
import { POSTED_FAULT, REPLY_RESULT } from "@/lib/board/results";
import { CODE, PART_FIELDS, readTyped } from "@/lib/links/code-address";
import { TYPE_PAGE_TITLES } from "@/lib/constants";
import { COMPARE, idsText } from "@/lib/links/compare";
import { CONTACT } from "@/lib/inquiry/contact-address";
import { SORTS } from "@/lib/links/filters";
import { SEARCH_PATH } from "@/lib/links/navigation";
import { SEARCH_KINDS } from "@/lib/links/search-address";
import { SAFETY } from "@/lib/links/safety";
import { SERVICE } from "@/lib/links/service";
import { FEED } from "@/lib/seo/feed-xml";
import { SECURITY_TXT } from "@/lib/seo/security-txt";
import { HARMONICS_FIELDS } from "@/lib/tools/harmonics/fields";
import { KVAR_FIELDS } from "@/lib/tools/kvar/fields";
import { METER_FIELDS } from "@/lib/tools/meter/fields";
import { COMBINED, GALLERIES, LISTS } from "@/lib/links/section-lists";
import { TOOLS } from "@/lib/links/tools";
import { PRODUCTS } from "@/lib/links/type-list-address";
import { family, id, idOf, levelOf, oneOf, page, sharedToken, stopToken, words } from "./query-parameters";
import type { Route } from "./route";
import { list, tabs, tool } from "./route-kinds";

const lists = Object.values(LISTS).map(({ path, section }) => list(path, section));
const galleries = (["factory", "leaders"] as const).map((kind) => list(GALLERIES[kind].path, kind));
const combined = (["solutions", "cases", "news", "honours"] as const).map((kind) =>
  tabs(kind, COMBINED[kind]),
);
/** Not in the sitemap: their canonical address is the list with filters of the same products. */
const typePages = Object.keys(TYPE_PAGE_TITLES).map((type): [string, Route] => [
  `/prod_type${type}`,
  { params: { page } },
]);

/**
 * Every address outside of /api; `{id}` is a whole number, `{number}` the number of an order, `{file}` a file name. Anything else
 * is a 404 without asking Next (a test compares the table with the folders of app/).
 */
export const ROUTES: Readonly<Record<string, Route>> = {
  "/index": { indexed: ["products", "solutions", "cases", "news"] },
  "/yunplat": { indexed: [] },
  "/yunshow": { indexed: [] },
  "/product_centers": { indexed: ["products"] },
  "/product_type_list/{id}": {
    params: {
      sid: levelOf(2),
      kid: levelOf(3),
      view: oneOf("list"),
      page,
      title: words,
      sort: oneOf(...SORTS),
      as: oneOf("table"),
    },
    filtered: true,
    countless: ["title"],
  },
  [PRODUCTS]: {
    indexed: ["products"],
    params: { page, sort: oneOf(...SORTS), as: oneOf("table") },
    filtered: true,
  },
  "/newdetail/{id}": {},
  "/newdetail/{id}/registers": {},
  "/newdetail/{id}/revisions": {},
  "/prod_detail/{id}": {},
  "/product/{id}": {},
  "/cm_detail/{id}": {},
  "/cm_detail/{file}": { inWorker: true },
  "/detail/{id}": {},
  [`${CASE}/{id}`]: {},
  ...Object.fromEntries([...lists, ...galleries, ...combined, ...typePages]),
  "/about": { indexed: [] },
  // Without ids it shows the products in the visitor's cookie.
  [COMPARE]: { params: { ids: idsText, diff: oneOf(1) }, countless: ["ids"], personal: { without: "ids" } },
  [CONTACT]: {
    indexed: [],
    params: {
      result: oneOf(...Object.keys(CONTACT_RESULT)),
      number: id,
      product: idOf("isProduct"),
      products: idsText,
      solution: idOf("isSolution"),
      code: (value) => readCode(value) || undefined,
      about: (value) => readWords(value) || undefined,
      list: oneOf(1),
    },
    countless: ["number", "products", "code", "about"],
    // `list` shows the visitor's own list in the form.
    personal: { with: "list" },
  },
  [CODE]: {
    params: {
      q: (value) => readTyped(value) || undefined,
      product: id,
      ...Object.fromEntries(
        PART_FIELDS.map((name) => [name, (value: string) => readTyped(value) || undefined]),
      ),
    },
    countless: ["q", "product", ...PART_FIELDS],
  },
  ...Object.fromEntries([
    tool(TOOLS.kvar.href, KVAR_FIELDS),
    tool(TOOLS.harmonics.href, HARMONICS_FIELDS),
    tool(TOOLS.meter.href, METER_FIELDS),
  ]),
  "/privacy": { indexed: [] },
  [SERVICE]: { indexed: ["products"], params: { product: idOf("isProduct") } },
  [SAFETY]: { indexed: [] },
  [CART]: {
    params: {
      fault: (value) => cartFaultsText(readCartFaults(value)) || undefined,
      view: oneOf("sheet"),
      copy: sharedToken,
      read: (value) => (readPasted(value) ? value : undefined),
    },
    personal: true,
  },
  [`${RECEIPT}/{number}`]: { params: { fault: oneOf(...Object.keys(REPLY_FAULT)) }, personal: true },
  [UNSUBSCRIBE]: { params: { who: stopToken }, personal: true },
  [`${CART}/{file}`]: { personal: true },
  [`${RECEIPT}/{number}/{file}`]: { personal: true, inWorker: true },
  [SPEAK]: {
    indexed: [],
    params: {
      kind: oneOf("notes"),
      product: idOf("isProduct"),
      type: family,
      answered: oneOf(0, 1),
      page,
      q: words,
    },
    countless: ["q"],
    erasable: true,
  },
  [SPEAK_REPLY]: { params: { id }, erasable: true },
  [STICK_REPLY]: { params: { id }, erasable: true },
  [POSTED]: {
    params: {
      ...{ speak: id, stick: id, product: idOf("isProduct"), kind: oneOf("note") },
      fault: oneOf(...Object.keys(POSTED_FAULT)),
    },
    personal: "form",
  },
  [REPLY]: { params: { result: oneOf(...Object.keys(REPLY_RESULT)), page }, personal: true },
  [LOGIN]: {
    params: {
      to: (value) => readReturn(value) || undefined,
      result: oneOf(...Object.keys(LOGIN_RESULT)),
    },
    personal: true,
  },
  [SEARCH_PATH]: { params: { q: words, kind: oneOf(...SEARCH_KINDS), page }, countless: ["q"] },
  "/styleguide": {},
  "/developers": {},
  "/openapi.json": {},
  [CATALOGUE_FILES.json.path]: { large: true },
  [CATALOGUE_FILES.csv.path]: { large: true },
  [DOWNLOADS]: {
    indexed: ["products", "honours"],
    params: { family, kind: oneOf(...KIND_NAMES), page, q: words },
    countless: ["q"],
  },
  [`${DOWNLOADS}/{file}`]: { inWorker: true },
  "/datasheet/{id}": {},
  "/datasheet/{file}": { inWorker: true },
  "/data/modbus/{file}": {},
  "/drawings/{id}/{file}": {},
  [FEED.path]: { erasable: true },
  "/sitemap.xml": {},
  "/sitemap/{file}": {},
  "/robots.txt": {},
  [SECURITY_TXT]: {},
  "/speculation-rules.json": {},
  "/favicon.ico": {},
  "/icon.svg": {},
  "/apple-icon.png": {},
};
