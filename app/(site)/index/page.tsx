import type { Metadata } from "next";
import { AboutTeaser } from "@/components/home/about-teaser";
import { BannerStage } from "@/components/home/banner-stage";
import { CaseStrip } from "@/components/home/case-strip";
import { NoMenuChoice } from "@/components/product/menu-choice";
import { FamilyShowcase } from "@/components/home/family-showcase";
import { KeyFigures } from "@/components/home/key-figures";
import { NewsBlock } from "@/components/home/news-block";
import { Opening } from "@/components/home/opening";
import { ProductRow } from "@/components/home/product-row";
import { SolutionTiles } from "@/components/home/solution-tiles";
import { ClosingCall } from "@/components/layout/closing-call";
import { ButtonLink } from "@/components/ui/button-link";
import { JsonLd } from "@/components/ui/json-ld";
import { withPictures } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { topCases } from "@/db/queries/cases";
import { listFamilies } from "@/db/queries/families";
import { firstBanners } from "@/db/queries/galleries";
import { firstNews } from "@/db/queries/news";
import { getAbout } from "@/db/queries/pages";
import { topProducts } from "@/db/queries/products";
import { topSolutions } from "@/db/queries/solutions";
import { CAROUSEL_DELAY, CASE_TYPE, HOME_NEWS_SHOWN, PAGE_SIZE, SOLUTION_TYPE } from "@/lib/catalog";
import { picturePath } from "@/lib/pictures";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { SITE } from "@/lib/site";
import { organisation, webSite } from "@/lib/seo/company-data";

const FIELDS = [
  { label: "智慧城市", href: "/cm_city", type: SOLUTION_TYPE.city, picture: "banners/hero-city" },
  {
    label: "智慧养殖",
    href: "/cm_agriculture",
    type: SOLUTION_TYPE.breeding,
    picture: "scenes/sol-breeding-ventilation",
  },
  { label: "智慧工业", href: "/cm_industry", type: SOLUTION_TYPE.industry, picture: "scenes/sol-workshop" },
];
const OPENING_LEAD = "无功补偿、电能质量治理、智能电力仪表与能源物联网，从元件到成套，从现场到云端。";

export function generateMetadata(): Metadata {
  const title = `${SITE.brand} - ${SITE.slogan}`;
  return {
    ...pageMetadata({ title, description: SITE.description, path: "/index" }),
    title: { absolute: title },
  };
}

export default function HomePage() {
  const { stats, intro, culture } = getAbout();
  const families = listFamilies();
  const pairs = topProducts(
    families.map(({ id }) => id),
    2,
  );
  // One of each family, then the second ones, so that neighbours never look alike.
  const products = [0, 1]
    .flatMap((at) => pairs.flatMap((pair) => pair[at] ?? []))
    .map(({ basicfunction: _, ...shown }) => shown);
  const solutions = topSolutions(
    FIELDS.map(({ type }) => type),
    3,
  );
  const fields = FIELDS.map(({ label, href, picture }, at) => ({
    label,
    href,
    image: picturePath(picture) ?? "",
    solutions: solutions[at] ?? [],
  }));
  const cases = topCases(Object.values(CASE_TYPE), 2).flat();
  const news = firstNews(PAGE_SIZE.homeNews).slice(0, HOME_NEWS_SHOWN);

  return (
    <>
      <JsonLd data={organisation()} />
      <JsonLd data={webSite()} />
      <NoMenuChoice />
      <BannerStage
        banners={withPictures(firstBanners(PAGE_SIZE.banners))}
        delay={CAROUSEL_DELAY.banner}
        heading={SITE.slogan}
      >
        <Opening title={SITE.slogan} lead={OPENING_LEAD}>
          <ButtonLink href="/product_centers" icon="arrow">
            查看全部产品
          </ButtonLink>
        </Opening>
      </BannerStage>
      <Section
        title="七大产品线"
        eyebrow="产品中心"
        action={
          <ButtonLink href="/product_centers" variant="ghost">
            进入产品中心
          </ButtonLink>
        }
      >
        <FamilyShowcase families={withPictures(families)} />
      </Section>
      <Section tone="navy" title={`始于 ${SITE.established}，专注电能质量`} eyebrow="企业实力">
        <KeyFigures figures={stats} />
      </Section>
      <Section title="精选产品" eyebrow="看得见的细节">
        <ProductRow products={withPictures(products)} />
      </Section>
      <Section
        tone="soft"
        title="按场景配好的解决方案"
        eyebrow="解决方案"
        action={
          <ButtonLink href="/solutionPage" variant="ghost">
            全部方案
          </ButtonLink>
        }
      >
        <SolutionTiles fields={withPictures(fields)} />
      </Section>
      <Section
        title="在这些现场稳定运行"
        eyebrow="工程案例"
        action={
          <ButtonLink href="/casePage" variant="ghost">
            全部案例
          </ButtonLink>
        }
      >
        <CaseStrip cases={withPictures(cases)} />
      </Section>
      <Section tone="soft" title="以“衡”为名的制造企业" eyebrow="关于我们">
        <AboutTeaser about={intro} values={culture} />
      </Section>
      <Section
        title="新闻动态"
        eyebrow="新闻中心"
        action={
          <ButtonLink href="/newsPage" variant="ghost">
            全部新闻
          </ButtonLink>
        }
      >
        <NewsBlock news={withPictures(news)} />
      </Section>
      <ClosingCall />
    </>
  );
}
