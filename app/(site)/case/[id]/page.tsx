import { notFound } from "next/navigation";
import { CaseCalculation } from "@/components/case/case-calculation";
import { CaseChart } from "@/components/case/case-chart";
import { CaseEquipment } from "@/components/case/case-equipment";
import { CaseFrame, CaseNear } from "@/components/case/case-frame";
import { CaseHead } from "@/components/case/case-head";
import { CaseLinks } from "@/components/case/case-links";
import { CaseNote } from "@/components/case/case-note";
import { CaseText } from "@/components/case/case-text";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { ClosingCall } from "@/components/page/closing-call";
import { SheetHead } from "@/components/page/sheet-head";
import { OneLineFigure } from "@/components/solution/one-line-figure";
import { SolutionGrid } from "@/components/solution/solution-grid";
import { ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { JsonLd } from "@/components/ui/json-ld";
import { Section } from "@/components/ui/section";
import { getCasePage } from "@/db/queries/articles/case-pages";
import { solutionBriefs } from "@/db/queries/articles/solution-sheets";
import { candidatesFor } from "@/db/queries/products/tool-candidates";
import { caseHref } from "@/lib/cases/address";
import { kindText } from "@/lib/cases/facts";
import { routeId } from "@/lib/http/params";
import { contactHref } from "@/lib/inquiry/contact-address";
import { CLOSING } from "@/lib/links/closing-words";
import { COMBINED, listOfType } from "@/lib/links/section-lists";
import { articleData } from "@/lib/seo/article-data";
import { chinaTime, describe, pageMetadata } from "@/lib/seo/page-metadata";
import { TOOL_ROLES } from "@/lib/tools/run";
import { showRichText } from "@/lib/text/rich-text";

type Props = PageProps<"/case/[id]">;

async function load({ params }: Props) {
  const found = getCasePage(routeId.parse((await params).id)) ?? notFound();
  const { id, title, image, caption, facts: known } = found.card;
  const words = known ? `${kindText(known)}。现场：${known.site}。安装：${known.installed}。` : caption;
  return {
    ...found,
    facts: { title, description: describe(words) || title, path: caseHref(id), image },
  };
}

export async function generateMetadata(props: Props) {
  const { facts, createtime } = await load(props);
  return pageMetadata({ ...facts, published: chinaTime(createtime) });
}

export default async function CaseDetailPage(props: Props) {
  const { card, facts, createtime, maincontent, equipment, diagram, calculation, ...near } =
    await load(props);
  const { products, solutions, similar } = near;
  const list = listOfType(card.type) ?? COMBINED.cases;
  const figures = card.facts?.figures ?? [];
  return (
    <CaseFrame>
      <JsonLd data={articleData({ kind: "Article", ...facts, createtime })} />
      <SheetHead href={facts.path} />
      <BreadcrumbBar
        parents={[
          { label: COMBINED.cases.label, href: COMBINED.cases.path },
          { label: list.label, href: list.path },
        ]}
        label={card.title}
        path={facts.path}
      />
      <CaseHead card={card} list={list} />
      {figures.length > 0 && (
        <Section id="measured" title="改造前后实测" tone="soft">
          <CaseChart figures={figures} />
        </Section>
      )}
      {maincontent !== "" && (
        <Section id="task" title="现场与做法">
          <CaseText html={showRichText(maincontent, 3)} />
        </Section>
      )}
      {diagram && (
        <Section id="diagram" title="配电单线图" tone="soft">
          <OneLineFigure title={card.title} diagram={diagram} products={products} />
        </Section>
      )}
      {equipment.length > 0 && (
        <Section id="equipment" title="安装的设备">
          <CaseEquipment id={card.id} lines={equipment} />
        </Section>
      )}
      {calculation && (
        <Section id="calculation" title="选型计算" tone="soft">
          <CaseCalculation
            {...calculation}
            equipment={equipment}
            candidates={candidatesFor(...TOOL_ROLES[calculation.tool])}
          />
        </Section>
      )}
      <CaseNear>
        {solutions.length > 0 && (
          <Section id="solutions" title="依据的方案">
            <SolutionGrid
              items={solutions}
              headingLevel={3}
              briefs={solutionBriefs(solutions.map(({ id }) => id))}
            />
          </Section>
        )}
        {similar.length > 0 && (
          <Section
            id="similar"
            title="相近的案例"
            action={
              <ButtonLink href={COMBINED.cases.path} variant="ghost">
                全部工程案例
              </ButtonLink>
            }
          >
            <CaseLinks items={similar} />
          </Section>
        )}
      </CaseNear>
      <Container>
        <CaseNote />
      </Container>
      <ClosingCall {...CLOSING.cases} href={contactHref({ about: `参照案例：${card.title}` })} />
    </CaseFrame>
  );
}
