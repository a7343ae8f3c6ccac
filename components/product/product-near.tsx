import { CaseRows } from "@/components/case/case-rows";
import { NeighboursNav } from "@/components/page/neighbours-nav";
import { SolutionRows } from "@/components/solution/solution-rows";
import { ButtonLink } from "@/components/ui/button-link";
import { ButtonLinkMarkup } from "@/components/ui/button-link-markup";
import { Section } from "@/components/ui/section";
import { SectionMarkup } from "@/components/ui/section-markup";
import { StaticMarkup } from "@/components/ui/static-markup";
import type { CaseCard } from "@/db/queries/articles/case-cards";
import type { Mentions } from "@/db/queries/articles/mentions";
import type { SolutionBrief } from "@/db/queries/articles/solution-sheets";
import type { ListedPost } from "@/db/queries/board/board";
import type { Neighbours } from "@/db/queries/lists/neighbours";
import type { ProductDetail } from "@/db/queries/products/product-details";
import type { ProductItem } from "@/db/queries/products/products";
import { ProductSwipeRow } from "./product-swipe-row";
import { ProductReading } from "./product-reading";
import type { MenuLink } from "@/lib/links/navigation";
import styles from "./product-page.module.css";

/** Content related to a product. */
export type Near = {
  related: ProductItem[];
  /** The closest category list that has other products too. */
  list: MenuLink | undefined;
  cases: CaseCard[];
  /** The best questions about it. */
  questions: ListedPost[];
  /** Articles that name the product. */
  mentions: Mentions;
  /** The purposes of its solutions. */
  briefs: ReadonlyMap<number, SolutionBrief>;
  neighbours: Neighbours;
};

type Props = Near & {
  product: Pick<ProductDetail, "id" | "usage">;
};

const hrefOf = (id: number) => `/newdetail/${id}`;

const MoreMarkup = ({ href, label }: MenuLink) => (
  <ButtonLinkMarkup href={href} variant="ghost">
    {label}
  </ButtonLinkMarkup>
);

/** Solutions and cases that use a product, articles and questions about it, and related products. */
export function ProductNear({
  product,
  list,
  related,
  cases,
  questions,
  mentions,
  briefs,
  neighbours,
}: Props) {
  return (
    <>
      {mentions.solutions.length === 0 && product.usage !== "" && (
        <Section id="usage" title="用在哪里" room="band">
          <p>{product.usage}</p>
        </Section>
      )}
      <StaticMarkup className={styles.uses}>
        {mentions.solutions.length > 0 && (
          <SectionMarkup
            id="solutions"
            heading="solutions-title"
            title="相关方案"
            action={<MoreMarkup href="/solutionPage" label="更多解决方案" />}
          >
            <SolutionRows items={mentions.solutions} briefs={briefs} />
          </SectionMarkup>
        )}
        {cases.length > 0 && (
          <SectionMarkup
            id="cases"
            heading="cases-title"
            title="应用案例"
            action={<MoreMarkup href="/casePage" label="更多工程案例" />}
          >
            <CaseRows items={cases} swipes />
          </SectionMarkup>
        )}
      </StaticMarkup>
      <ProductReading product={product.id} questions={questions} {...mentions} />
      {related.length > 0 && (
        <Section
          id="related"
          title="相关产品"
          action={
            list && (
              <ButtonLink href={list.href} variant="ghost">
                {list.label}
              </ButtonLink>
            )
          }
        >
          <ProductSwipeRow items={related} hrefFor={hrefOf} headingLevel={3} />
          <NeighboursNav {...neighbours} label="同类产品" words={["上一款", "下一款"]} hrefFor={hrefOf} />
        </Section>
      )}
    </>
  );
}
