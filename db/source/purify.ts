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

/** Editors' HTML with everything taken out that the allow-list does not name. Good content comes back as it went in. */
const purify = (html: string): string => (purifier ??= makePurifier())(html);

/** Texts that came back as they went in: an editor's next check has nearly all of them again. */
const good = new LRUCache<string, true>({ max: 5000 });

/** Where two texts part, a few characters on either side. */
const around = (text: string, at: number) => text.slice(Math.max(0, at - 15), at + 45);

/** What is wrong with a piece of rich text, said to its editor; nothing when it may enter the store. */
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
