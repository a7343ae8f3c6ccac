import { lastOfManyColumns } from "@/lib/parameters/prose";
import { MODEL } from "@/lib/text/models";
import { StaticMarkup } from "./static-markup";
import styles from "./rich-text.module.css";
import swipe from "./swipe-hint.module.css";
import wide from "./wide-table.module.css";
import words from "./words.module.css";

const TAG_OR_MODEL = new RegExp(`<[^>]*>|${MODEL.source}`, "g");

/** Adds the scroll shadows of WideTable to wide tables. */
const withEdges = (html: string) =>
  html.replaceAll('class="table-scroll"', `class="table-scroll ${wide.scroll}"`);

/** Adds a SwipeHint above tables wider than a phone. */
const withHints = (html: string) =>
  html.replace(/<div class="table-scroll.*?<\/tr>/gs, (table) => {
    const last = lastOfManyColumns(table);
    return last ? `<p class="no-print ${swipe.hint}">左右滑动看${last}</p>${table}` : table;
  });

/** Keeps each model on one line. */
const withWholeModels = (html: string) =>
  html.replace(TAG_OR_MODEL, (found) =>
    found.startsWith("<") ? found : `<span class="${words.whole}">${found}</span>`,
  );

const finished = (html: string) => withWholeModels(withHints(withEdges(html)));

/** Editors' HTML, already sanitised by `showRichText` (lib/text/rich-text). */
export const RichText = ({ html }: { html: string }) => (
  <StaticMarkup className={styles.text} html={finished(html)} />
);

/** The same for use inside StaticMarkup. */
export const RichTextMarkup = ({ html }: { html: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: finished(html) }} />
);
