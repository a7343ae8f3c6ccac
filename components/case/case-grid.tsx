import { withPictures } from "@/components/ui/picture";
import type { CaseCard } from "@/db/queries/articles/case-cards";
import { type Figure, figureText, kindText, mainFigure } from "@/lib/cases/facts";
import { phrased, phrasedTitles } from "@/lib/text/phrases";
import { CaseCards } from "./case-cards";
import type { ShownFacts, ShownFigure } from "./case-facts";

type Item = Pick<CaseCard, "id" | "title" | "image" | "caption"> &
  Partial<Pick<CaseCard, "products" | "facts">>;
type Props = {
  items: readonly Item[];
  headingLevel: 2 | 3;
  /** Only the main figure: the page has the facts elsewhere. */
  isBrief?: true;
};

const shownFigure = ({ name, ...values }: Figure): ShownFigure => [phrased(name), figureText(values)];

const shownFacts = ({ site, installed, figures, ...kind }: NonNullable<Item["facts"]>): ShownFacts => ({
  kind: kindText(kind),
  site,
  installed,
  figures: figures.map(shownFigure),
});

/** Cases with their facts and the measurements before and after. */
export function CaseGrid({ items, headingLevel, isBrief }: Props) {
  const shown = items.map(({ id, title, image, caption, products = [], facts }) => {
    const main = isBrief && facts && mainFigure(facts.figures);
    return {
      ...{ id, title, image, caption },
      products: isBrief ? [] : products,
      facts: isBrief ? undefined : facts && shownFacts(facts),
      // Fits on one line; break marks would only add a kilobyte to the page.
      main: main && ([main.name, figureText(main)] as const),
    };
  });
  return (
    <CaseCards
      items={withPictures(phrasedTitles(shown))}
      headingLevel={headingLevel}
      isBrief={isBrief ?? false}
    />
  );
}
