import { notFound } from "next/navigation";
import { ClosingCall } from "@/components/layout/closing-call";
import { MentionedProducts } from "@/components/section/mentioned-products";
import { NeighboursNav } from "@/components/section/neighbours-nav";
import { Reading } from "@/components/section/reading";
import { SideList } from "@/components/section/side-list";
import { Trail } from "@/components/section/trail";
import { SolutionGrid } from "@/components/solution/solution-grid";
import { SolutionHead } from "@/components/solution/solution-head";
import { ButtonLink } from "@/components/ui/button-link";
import { JsonLd } from "@/components/ui/json-ld";
import { RichText } from "@/components/ui/rich-text";
import { Section } from "@/components/ui/section";
import { listMentionedProducts } from "@/db/mentioned-products";
import { getSolution, getSolutionNeighbours, listSolutions } from "@/db/solutions";
import { articleData } from "@/lib/article-data";
import { splitLead } from "@/lib/lead";
import { routeId } from "@/lib/params";
import { showRichText } from "@/lib/rich-text";
import { COMBINED, listOfType } from "@/lib/section-lists";
import { describe, pageMetadata } from "@/lib/seo";

type Props = PageProps<"/cm_detail/[id]">;

const RELATED = 4;
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

export const generateStaticParams = () => [];

export const generateMetadata = async (props: Props) => pageMetadata((await load(props)).facts);

export default async function SolutionDetailPage(props: Props) {
  const { solution, facts } = await load(props);
  const list = listOfType(solution.type) ?? COMBINED.solutions;
  const { lead, rest } = splitLead(solution.maincontent);
  const products = listMentionedProducts(solution.maincontent, 8);
  const related = listSolutions({ type: solution.type, page: 1, limit: RELATED + 1 })
    .items.filter(({ id }) => id !== solution.id)
    .slice(0, RELATED);

  return (
    <>
      <JsonLd data={articleData({ kind: "Article", ...facts })} />
      <Trail
        parents={[
          { label: COMBINED.solutions.label, href: COMBINED.solutions.path },
          { label: list.label, href: list.path },
        ]}
        label={solution.title}
        path={facts.path}
      />
      <SolutionHead solution={solution} field={list} summary={lead || list.lead} />
      <Reading
        aside={
          <SideList
            title="按场景看方案"
            items={COMBINED.solutions.parts.map(({ label, path }) => ({ label, href: path }))}
            more={{ label: "全部解决方案", href: COMBINED.solutions.path }}
          />
        }
      >
        <RichText html={showRichText(rest)} />
        <NeighboursNav
          {...getSolutionNeighbours(solution)}
          label="前后方案"
          words={["上一个方案", "下一个方案"]}
          hrefFor={hrefOf}
        />
      </Reading>
      {products.length > 0 && (
        <Section title="方案选用的产品" tone="soft">
          <MentionedProducts items={products} />
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
      <ClosingCall />
    </>
  );
}
