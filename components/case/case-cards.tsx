"use client";

import { AlignedCardGrid } from "@/components/ui/card-grid";
import { CardView } from "@/components/ui/card-view";
import { Lightbox } from "@/components/ui/lightbox";
import type { Pictured } from "@/components/ui/picture-view";
import { classNames } from "@/components/ui/class-names";
import { withoutBreaks } from "@/lib/text/phrase-marks";
import { CaseFacts, CaseFigures, type ShownFacts, type ShownFigure } from "./case-facts";
import styles from "./case-cards.module.css";
import { CaseNote } from "./case-note";
import { UsedProducts } from "./used-products";

type Item = Pictured<{
  id: number;
  title: string;
  image: string;
  caption: string;
  products: readonly { id: number; title: string }[];
  facts: ShownFacts | undefined;
  /** Instead of the facts, where the page has them elsewhere. */
  main: ShownFigure | undefined;
}>;

const factLines = ({ kind, site, installed, figures }: ShownFacts) => [
  kind,
  `现场：${site}`,
  `安装：${installed}`,
  withoutBreaks(figures.map((figure) => figure.join(" ")).join("；")),
];

type Props = { items: readonly Item[]; headingLevel: 2 | 3; isBrief: boolean };

/** The caption of the enlarged picture: the work, what the picture shows, the facts, the products used. */
const captionOf = ({ title, caption, facts, main, products }: Item) =>
  [
    withoutBreaks(title),
    caption,
    ...(facts ? factLines(facts) : []),
    main?.join(" "),
    products.length > 0 && `选用产品：${products.map((product) => product.title).join("、")}`,
  ]
    .filter(Boolean)
    .join("\n");

/**
 * Case cards do not link to their case: a click enlarges the picture (SPEC §2); only the used products are links.
 * A client component, so that the facts of a case are sent once for both the card and the enlarged picture.
 */
export function CaseCards({ items, headingLevel, isBrief }: Props) {
  return (
    <>
      <Lightbox name="cases" captions={items.filter(({ picture }) => picture.src !== "").map(captionOf)}>
        <AlignedCardGrid className={classNames(styles.cards, isBrief && styles.brief)}>
          {items.map(({ id, title, picture, facts, main, products }) => (
            <CardView
              key={id}
              title={title}
              picture={picture}
              preview={withoutBreaks(title)}
              sizes="(max-width: 767.98px) 84vw, 24rem"
              most={960}
              least={640}
              meta={
                (facts || main || products.length > 0) && (
                  <>
                    {facts && <CaseFacts {...facts} />}
                    {main && <CaseFigures figures={[main]} />}
                    {products.length > 0 && <UsedProducts products={products} />}
                  </>
                )
              }
              headingLevel={headingLevel}
            />
          ))}
        </AlignedCardGrid>
      </Lightbox>
      <CaseNote />
    </>
  );
}
