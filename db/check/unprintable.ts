import { lackingIn } from "@/datasheet/fonts";
import type { Rule } from "./finding";
import { textsOf } from "./texts";

/** The nouns that a data sheet prints. */
const SHOWN = new Set(["products", "parameters", "categories"]);

/** Characters that the font of the data sheets lacks, which the PDF shows as 〓. */
export const unprintable: Rule = (content) =>
  textsOf(content)
    .filter(({ file }) => SHOWN.has(file))
    .flatMap(({ file, id, field, value }) => {
      // Multi-line texts are HTML, where line breaks are not visible.
      const lacking = lackingIn(value.replace(/\s/g, ""));
      return lacking.length > 0
        ? [{ file, id, field, says: `数据页 PDF 的字体没有「${lacking.join("")}」，会印成〓` }]
        : [];
    });
