import { lackingIn } from "@/datasheet/fonts";
import type { Rule } from "./finding";
import { textsOf } from "./texts";

/** What a data sheet is set from. */
const SHOWN = new Set(["products", "parameters", "categories"]);

/** Characters that the font of the data sheets lacks: 〓 stands there in the PDF. */
export const unprintable: Rule = (content) =>
  textsOf(content)
    .filter(({ file }) => SHOWN.has(file))
    .flatMap(({ file, id, field, value }) => {
      // Texts in several lines are HTML, whose line breaks nobody sees.
      const lacking = lackingIn(value.replace(/\s/g, ""));
      return lacking.length > 0
        ? [{ file, id, field, says: `数据页 PDF 的字体没有「${lacking.join("")}」，会印成〓` }]
        : [];
    });
