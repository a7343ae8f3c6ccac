import { xmlText } from "@/lib/text/xml";
import { type Block, blocksOf } from "./text";

function html(block: Block): string {
  if (block.kind === "code") return `<pre>${xmlText(block.text)}</pre>`;
  if (block.kind === "words") return `<p>${block.lines.map(xmlText).join("<br>")}</p>`;
  const name = block.isNumbered ? "ol" : "ul";
  return `<${name}>${block.items.map((item) => `<li>${xmlText(item)}</li>`).join("")}</${name}>`;
}

/** A member's text as HTML for the feed, with everything in it escaped. */
export const writingHtml = (text: string): string => blocksOf(text).map(html).join("");
