import type { Metadata } from "next";
import { AboutTeaser } from "@/components/home/about-teaser";
import { CaseStrip } from "@/components/home/case-strip";
import { NoMenuChoice } from "@/components/product/menu-choice";
import { FamilyPanels } from "@/components/home/family-panels";
import { Half } from "@/components/home/half";
import { Hero } from "@/components/home/hero";
import styles from "@/components/home/home.module.css";
import { NewsBlock } from "@/components/home/news-block";
import { ProductRow } from "@/components/home/product-row";
import { QuickPick } from "@/components/home/quick-pick";
import { SolutionTiles } from "@/components/home/solution-tiles";
import { TrustBand } from "@/components/home/trust-band";
import { ClosingCall } from "@/components/page/closing-call";
import { ButtonLink } from "@/components/ui/button-link";
import { JsonLd } from "@/components/ui/json-ld";
import { withPictures } from "@/components/ui/picture";
import { phrased, phrasedTitles } from "@/lib/text/phrases";
import { Section } from "@/components/ui/section";
import { firstNews } from "@/db/queries/articles/news";
import { getAbout } from "@/db/queries/company/pages";
import { getProof } from "@/db/queries/products/proof";
import { firstSlides } from "@/db/queries/company/slides";
import { HOME_NEWS_SHOWN, PAGE_SIZE } from "@/lib/constants";
import { CLOSING } from "@/lib/links/closing-words";
import { PRODUCT_CENTRE } from "@/lib/links/product-centre";
import { TOOL_LINKS } from "@/lib/links/tools";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { SITE } from "@/lib/site";
import { organisation, webSite } from "@/lib/seo/company-data";
import { fields, pickedProducts, references, shownFamilies, tasks } from "./parts";
import { PAGE_TEXTS } from "@/lib/links/page-texts";
import { filled } from "@/lib/inquiry/site-facts";
import { fillIn } from "@/lib/fill-in";

/** Two full rows on a desktop. */
const STANDARDS_SHOWN = 8;
/** One row; the other figures repeat those further up, and are on /about. */
const FIGURES_SHOWN = 3;

export function generateMetadata(): Metadata {
  const title = `${SITE.brand} - ${SITE.slogan}`;
  return {
    ...pageMetadata({ title, description: SITE.description, path: "/index" }),
    title: { absolute: title },
  };
}

const slides = () =>
  phrasedTitles(firstSlides(PAGE_SIZE.banners)).map((slide) => ({
    ...slide,
    text: slide.text && { ...slide.text, sentence: phrased(slide.text.sentence) },
  }));

export default function HomePage() {
  const { stats, intro } = getAbout();
  const quickTasks = tasks();
  const families = shownFamilies();
  const products = pickedProducts(families.map(({ id }) => id));
  const news = firstNews(PAGE_SIZE.homeNews).slice(0, HOME_NEWS_SHOWN);
  const { standards, certificates, products: compliant } = getProof();
  const names = new Map(
    Object.entries(PAGE_TEXTS.standards).map(([number, name]) => [number, phrased(name)] as const),
  );

  return (
    <div className={styles.home}>
      <JsonLd data={organisation()} />
      <JsonLd data={webSite()} />
      <NoMenuChoice />
      <Hero heading={SITE.slogan} slides={withPictures(slides())} />
      <QuickPick tasks={quickTasks} />
      <Section
        title={fillIn(PAGE_TEXTS.home.families, { 产品线数: families.length })}
        eyebrow="产品中心"
        action={
          <ButtonLink href="/product_centers" variant="ghost">
            进入产品中心
          </ButtonLink>
        }
      >
        <FamilyPanels
          families={withPictures(families)}
          help={{ ...PRODUCT_CENTRE.help, links: TOOL_LINKS }}
        />
        <ProductRow products={withPictures(phrasedTitles(products))} />
      </Section>
      <Section
        tone="navy"
        room="band"
        title={`${compliant} 款产品执行 ${standards.length} 项标准`}
        eyebrow="标准与资质"
        action={
          <ButtonLink href="/honor" variant="ghost">
            {certificates} 项证书与报告
          </ButtonLink>
        }
      >
        <TrustBand
          standards={standards
            .slice(0, STANDARDS_SHOWN)
            .map((one) => ({ ...one, name: names.get(one.number) }))}
        />
      </Section>
      <Section
        title={PAGE_TEXTS.home.solutions}
        eyebrow="解决方案"
        room="close"
        action={
          <ButtonLink href="/solutionPage" variant="ghost">
            全部方案
          </ButtonLink>
        }
      >
        <SolutionTiles fields={withPictures(fields())} />
      </Section>
      <Section
        title={PAGE_TEXTS.home.cases}
        eyebrow="工程案例"
        action={
          <ButtonLink href="/casePage" variant="ghost">
            全部案例
          </ButtonLink>
        }
      >
        <CaseStrip cases={withPictures(phrasedTitles(references()))} />
      </Section>
      <Section tone="soft">
        <div className={styles.halves}>
          <Half title={filled(PAGE_TEXTS.home.about)} eyebrow="关于我们">
            <AboutTeaser about={intro} figures={stats.slice(0, FIGURES_SHOWN)} />
          </Half>
          <Half
            title="新闻动态"
            eyebrow="新闻中心"
            action={
              <ButtonLink href="/newsPage" variant="ghost">
                全部新闻
              </ButtonLink>
            }
          >
            <NewsBlock news={phrasedTitles(news.map(({ image: _, ...shown }) => shown))} />
          </Half>
        </div>
      </Section>
      <ClosingCall {...CLOSING.home} />
    </div>
  );
}
