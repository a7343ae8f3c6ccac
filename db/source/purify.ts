import createDOMPurify from "dompurify";
import { JSDOM } from "jsdom";
import { LRUCache } from "lru-cache";
import { isVideoAddress, RICH_ATTRIBUTES } from "@/lib/text/rich-text-rules";

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?|[\w.-]+(?:\/|$))/i;

function makePurifier() {
  const purify = createDOMPurify(new JSDOM("").window);
  purify.addHook("uponSanitizeAttribute", (node, data) => {
    if (!RICH_ATTRIBUTES[node.nodeName.toLowerCase()]?.includes(data.attrName)) data.keepAttr = false;
  });
  purify.addHook("uponSanitizeElement", (node, { tagName }) => {
    if (tagName !== "iframe" || !("getAttribute" in node)) return;
    if (!isVideoAddress((node as Element).getAttribute("src") ?? "")) node.parentNode?.removeChild(node);
  });
  return (html: string) =>
    purify.sanitize(html, {
      ALLOWED_TAGS: Object.keys(RICH_ATTRIBUTES),
      ALLOWED_ATTR: [...new Set(Object.values(RICH_ATTRIBUTES).flat())],
      ALLOWED_URI_REGEXP: ADDRESS,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    });
}

let purifier: ReturnType<typeof makePurifier> | undefined;

/** Removes everything from editors' HTML that is not on the allow-list. Valid content is returned unchanged. */
const purify = (html: string): string => (purifier ??= makePurifier())(html);

/** Texts known to be valid: the next check has nearly all of them again. */
const good = new LRUCache<string, true>({ max: 5000 });

/** The context of a difference: a few characters on either side. */
const around = (text: string, at: number) => text.slice(Math.max(0, at - 15), at + 45);

/** The fault of a piece of rich text, as a sentence for its editor; undefined if it is valid. */
export function richTextFault(html: string): string | undefined {
  if (good.has(html)) return undefined;
  if (/[\u0000-\u0008\u000b-\u001f\u007f]|--> statement-breakpoint/.test(html)) return "含有不可用的控制字符";
  const clean = purify(html);
  if (clean === html) {
    good.set(html, true);
    return undefined;
  }
  let at = 0;
  while (html[at] === clean[at]) at += 1;
  return `含有不允许的写法。原文「${around(html, at)}」，应为「${around(clean, at)}」`;
}
