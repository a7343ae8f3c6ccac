import { MODEL } from "@/lib/text/models";
import { Kept } from "./kept";
import styles from "./rich-text.module.css";
import wide from "./wide-table.module.css";
import words from "./words.module.css";

const TAG_OR_MODEL = new RegExp(`<[^>]*>|${MODEL.source}`, "g");

/** A wide table shows at its edge that there is more. */
const withEdges = (html: string) =>
  html.replaceAll('class="table-scroll"', `class="table-scroll ${wide.scroll}"`);

/** No line parts a model in a text. */
const withWholeModels = (html: string) =>
  html.replace(TAG_OR_MODEL, (found) =>
    found.startsWith("<") ? found : `<span class="${words.whole}">${found}</span>`,
  );

/** Editors' HTML as lib/text/rich-text shows it. */
export function RichText({ html }: { html: string }) {
  return <Kept className={styles.text} html={withWholeModels(withEdges(html))} />;
}
