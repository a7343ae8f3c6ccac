import { FAULTS, INVALID } from "@/lib/http/envelope";
import { CART, MAX_NOTE, MAX_NOTES, MAX_PROJECT, MOST_LINES, MOST_PIECES, MOST_SHARED } from "./cart-limits";
import { MOST_PASTED, MOST_TEXT, type Pasted, pastedText } from "./pasted";
import { CART_TEXT, type ListFault } from "./cart-texts";

const BYTES_OF_HAN = 3;
const BACK = "用浏览器的“返回”可以找回粘贴的内容";

/** Texts for faults in the address of the list page, for browsers without scripts: `?fault=full`, or by line `?fault=12:code,15:note`. */
export const CART_FAULT = {
  quantity: `数量请填 1 至 ${MOST_PIECES} 的整数`,
  code: CART_TEXT.code,
  note: `备注最多 ${MAX_NOTE} 字`,
  notes: `整张询价单的备注太长：合计最多约 ${Math.floor(MAX_NOTES / BYTES_OF_HAN / 100) * 100} 字，请写短一些`,
  project: `项目名称没有保存：最多 ${MAX_PROJECT} 字，写在一行里`,
  shared: `没有生成链接：一份询价单最多有 ${MOST_SHARED} 个有效的分享链接`,
  unshared: "这个分享链接已经失效，请向发链接的人再要一份",
  some: "有的产品没有加入：型号代码或产品已有变动，其余的已加入",
  twice: CART_TEXT.twice,
  gone: "有产品已在别的窗口里移除，下面是现在的询价单",
  nothing: CART_TEXT.nothing,
  missing: "没有加入：这款产品已不在目录中",
  full: `没有加入：询价单最多 ${MOST_LINES} 种产品，每种最多 ${MOST_PIECES} 件`,
  empty: "没有粘贴内容：请把清单粘贴到框里再读取",
  many: `一次最多读取 ${MOST_PASTED} 行，请分几次粘贴。${BACK}`,
  long: `清单超过 ${MOST_TEXT} 字，请只保留型号、数量和备注几列，或分几次粘贴。${BACK}`,
  unread: `没有加入：没有读懂的行太多。请先处理下面没有读懂的行，或分几次粘贴。${BACK}`,
  invalid: INVALID,
  limit: FAULTS[429],
  busy: FAULTS[503],
} as const;

export type CartFault = keyof typeof CART_FAULT;
/** A fault of a line, or of the whole list. */
export type Faulty = { line?: number; fault: CartFault };

/** The maximum of faults in an address; others appear once these are corrected. */
const MOST_TOLD = 20;

export const isCartFault = (value: string): value is CartFault => Object.hasOwn(CART_FAULT, value);

/** Parses the faults in an address; invalid ones are ignored. */
export const readCartFaults = (value: string): Faulty[] =>
  value
    .split(",")
    .slice(0, MOST_TOLD)
    .flatMap((written): Faulty[] => {
      const [, line, fault = ""] = /^(?:([1-9]\d{0,14}):)?([a-z]+)$/.exec(written) ?? [];
      return isCartFault(fault) ? [{ ...(line && { line: Number(line) }), fault }] : [];
    });

export const cartFaultsText = (faults: readonly Faulty[]) =>
  faults
    .slice(0, MOST_TOLD)
    .map(({ line, fault }) => (line === undefined ? fault : `${line}:${fault}`))
    .join(",");

/** The list page with these faults. */
export const cartHref = (faults: readonly Faulty[] = []) =>
  faults.length > 0 ? `${CART}?fault=${cartFaultsText(faults)}` : CART;

/** The list page with the result of pasting a parts list. */
export const pastedHref = (pasted: Pasted) => `${CART}?read=${pastedText(pasted)}`;

/** The fault shown at a line; a missing line was removed meanwhile. */
export const lineFaultOf = (fault: ListFault): CartFault => (fault === "missing" ? "gone" : fault);
