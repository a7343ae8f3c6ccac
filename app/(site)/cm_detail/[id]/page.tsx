import { notFound } from "next/navigation";
import { CaseRows } from "@/components/case/case-rows";
import { ClosingCall } from "@/components/page/closing-call";
import { ProductsInText } from "@/components/page/products-in-text";
import { NeighboursNav } from "@/components/page/neighbours-nav";
import { Reading } from "@/components/page/reading";
import { SideList } from "@/components/page/side-list";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { OneLineFigure } from "@/components/solution/one-line-figure";
import { SolutionGrid } from "@/components/solution/solution-grid";
import { SolutionHead } from "@/components/solution/solution-head";
import { ButtonLink } from "@/components/ui/button-link";
import { JsonLd } from "@/components/ui/json-ld";
import { FigureList } from "@/components/ui/figure-list";
import { RichText } from "@/components/ui/rich-text";
import { Section } from "@/components/ui/section";
import { StaticMarkup } from "@/components/ui/static-markup";
import { listCasesOfSolution } from "@/db/queries/articles/case-cards";
import { listProductsInText } from "@/db/queries/products/products-in-text";
import { getSolutionSheet } from "@/db/queries/articles/solution-sheets";
import { getSolution, getSolutionNeighbours, listSolutions } from "@/db/queries/articles/solutions";
import { CLOSING } from "@/lib/links/closing-words";
import { contactHref } from "@/lib/inquiry/contact-address";
import { articleData } from "@/lib/seo/article-data";
import { productsOfOneLine } from "@/lib/one-line/shape";
import { splitFirstParagraph } from "@/lib/text/first-paragraph";
import { routeId } from "@/lib/http/params";
import { withContents } from "@/lib/text/contents";
import { phrased } from "@/lib/text/phrases";
import { showRichText } from "@/lib/text/rich-text";
import { COMBINED, listOfType } from "@/lib/links/section-lists";
import { describe, pageMetadata } from "@/lib/seo/page-metadata";
import styles from "./page.module.css";

type Props = PageProps<"/cm_detail/[id]">;

const RELATED = 4;
const MOST_PRODUCTS = 50;
/** The content below the text. */
const DIAGRAM = { id: "diagram", title: "配电单线图" };
const PRODUCTS = { id: "products", title: "方案选用的产品" };
const CASES = { id: "cases", title: "相关工程案例" };
const hrefOf = (id: number) => `/cm_detail/${id}`;

async function load({ params }: Props) {
  const solution = getSolution(routeId.parse((await params).id)) ?? notFound();
  return {
    solution,
    facts: {
      title: solution.title,
      description: describe(solution.maincontent) || solution.title,
      path: hrefOf(solution.id),
      image: solution.image,
    },
  };
}

export const generateMetadata = async (props: Props) => pageMetadata((await load(props)).facts);

export default async function SolutionDetailPage(props: Props) {
  const { solution, facts } = await load(props);
  const list = listOfType(solution.type) ?? COMBINED.solutions;
  const { lead, rest } = splitFirstParagraph(solution.maincontent);
  const { html, parts } = withContents(showRichText(rest));
  const { brief, figures, diagram } = getSolutionSheet(solution.id);
  const products = listProductsInText(
    solution.maincontent,
    MOST_PRODUCTS,
    diagram && productsOfOneLine(diagram),
  );
  const cases = listCasesOfSolution(solution.id);
  const related = listSolutions({ type: solution.type, page: 1, limit: RELATED + 1 })
    .items.filter(({ id }) => id !== solution.id)
    .slice(0, RELATED);

  return (
    <div className={styles.page}>
      <JsonLd data={articleData({ kind: "Article", ...facts })} />
      <BreadcrumbBar
        parents={[
          { label: COMBINED.solutions.label, href: COMBINED.solutions.path },
          { label: list.label, href: list.path },
        ]}
        label={solution.title}
        path={facts.path}
      />
      <SolutionHead solution={solution} field={list} summary={lead || list.lead} brief={brief} />
      <Reading
        aside={
          <SideList
            title="本页内容"
            items={[
              ...parts,
              ...(diagram ? [DIAGRAM] : []),
              ...(products.length > 0 ? [PRODUCTS] : []),
              ...(cases.length > 0 ? [CASES] : []),
            ].map(({ id, title }) => ({ label: title, href: `#${id}` }))}
            more={{ label: `全部${list.label}方案`, href: list.path }}
          />
        }
      >
        <FigureList figures={figures.map(({ label, value }) => ({ name: phrased(label), text: value }))} />
        <RichText html={html} />
      </Reading>
      {diagram && (
        <Section {...DIAGRAM} tone="soft">
          <OneLineFigure title={solution.title} diagram={diagram} products={products} />
        </Section>
      )}
      {products.length > 0 && (
        <Section {...PRODUCTS}>
          <ProductsInText items={products} />
        </Section>
      )}
      {cases.length > 0 && (
        <Section
          {...CASES}
          tone="soft"
          action={
            <ButtonLink href={COMBINED.cases.path} variant="ghost">
              更多工程案例
            </ButtonLink>
          }
        >
          <StaticMarkup>
            <CaseRows items={cases} />
          </StaticMarkup>
        </Section>
      )}
      {related.length > 0 && (
        <Section
          title={`更多${list.label}方案`}
          action={
            <ButtonLink href={list.path} variant="ghost">
              全部{list.label}方案
            </ButtonLink>
          }
        >
          <SolutionGrid items={related} headingLevel={3} />
        </Section>
      )}
      <Section room="close">
        <NeighboursNav
          {...getSolutionNeighbours(solution)}
          label="前后方案"
          words={["上一个方案", "下一个方案"]}
          hrefFor={hrefOf}
        />
      </Section>
      <ClosingCall {...CLOSING.solution} href={contactHref({ solution: solution.id })} />
    </div>
  );
}
