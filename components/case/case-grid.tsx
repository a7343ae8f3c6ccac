import { withPictures } from "@/components/ui/picture";
import type { CaseCard } from "@/db/queries/articles/case-cards";
import { figureText, kindText } from "@/lib/cases/facts";
import { phrased, phrasedTitles } from "@/lib/text/phrases";
import { CaseCards } from "./case-cards";
import type { ShownFacts } from "./case-facts";

type Item = Pick<CaseCard, "id" | "title" | "image" | "caption"> &
  Partial<Pick<CaseCard, "products" | "facts">>;
type Props = { items: readonly Item[]; headingLevel: 2 | 3 };

const shownFacts = ({ site, installed, figures, ...kind }: NonNullable<Item["facts"]>): ShownFacts => ({
  kind: kindText(kind),
  site,
  installed,
  figures: figures.map(({ name, ...values }) => [phrased(name), figureText(values)]),
});

/** Cases, where their facts are given with what was measured before and after. */
export function CaseGrid({ items, headingLevel }: Props) {
  const shown = items.map(({ id, title, image, caption, products = [], facts }) => ({
    id,
    title,
    image,
    caption,
    products,
    facts: facts && shownFacts(facts),
  }));
  return <CaseCards items={withPictures(phrasedTitles(shown))} headingLevel={headingLevel} />;
}
