import { PictureRows } from "@/components/ui/picture-rows";
import type { CaseCard } from "@/db/queries/articles/case-cards";
import { caseHref } from "@/lib/cases/address";
import { figureText, kindText, type CaseFacts } from "@/lib/cases/facts";
import { CaseNote } from "./case-note";

const MOST_FIGURES = 2;

const linesOf = (facts: CaseFacts) => ({
  kind: kindText(facts),
  result: facts.figures
    .slice(0, MOST_FIGURES)
    .map((figure) => `${figure.name} ${figureText(figure)}`)
    .join("；"),
});

/** Cases that carried out a solution or used a product: each links to its page, with its facts and measurements. */
export const CaseRows = ({ items, swipes }: { items: readonly CaseCard[]; swipes?: boolean }) => (
  <>
    <PictureRows
      swipes={swipes}
      rows={items.map(({ id, title, image, facts }) => ({
        href: caseHref(id),
        title,
        image,
        lines: facts && linesOf(facts),
      }))}
    />
    <CaseNote />
  </>
);
