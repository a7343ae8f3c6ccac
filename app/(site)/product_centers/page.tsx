import type { Metadata } from "next";
import { BannerStage } from "@/components/page/banner-stage";
import { NoMenuChoice } from "@/components/product/menu-choice";
import { FamilyTiles } from "@/components/home/family-tiles";
import { Opening } from "@/components/home/opening";
import { ClosingCall } from "@/components/page/closing-call";
import { ProductFilters } from "@/components/product/product-filters";
import { SearchForm } from "@/components/search/search-form";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { ButtonLink } from "@/components/ui/button-link";
import { withPictures } from "@/components/ui/picture";
import { LinkChips } from "@/components/ui/link-chips";
import { Section } from "@/components/ui/section";
import { listFamilies } from "@/db/queries/categories/families";
import { firstBanners } from "@/db/queries/company/galleries";
import { listFiltered } from "@/db/queries/filters/filters";
import { CAROUSEL_DELAY, PAGE_SIZE } from "@/lib/constants";
import { CLOSING } from "@/lib/links/closing-words";
import { NO_FILTERS } from "@/lib/links/filters";
import { FINDER_KEYS } from "@/lib/links/finder";
import { PRODUCT_CENTRE } from "@/lib/links/product-centre";
import { BY_DEVICE, TYPE_PAGES } from "@/lib/links/navigation";
import { TOOL_LINKS } from "@/lib/links/tools";
import { PRODUCTS, productsHref } from "@/lib/links/type-list-address";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { phrased, phrasedTitles } from "@/lib/text/phrases";
import { fillIn } from "@/lib/fill-in";

const { centre, finder, families: byApplication, help } = PRODUCT_CENTRE;

export function generateMetadata(): Metadata {
  const names = listFamilies().map(({ name }) => name);
  return pageMetadata({
    title: "产品中心",
    description: fillIn(centre.description, { 产品线: names.join("、") }),
    path: "/product_centers",
  });
}

/** The finder's parameters that distinguish products, and the number of products. */
async function readFinder() {
  const { filters, total } = await listFiltered({
    type: undefined,
    chosen: NO_FILTERS,
    page: 1,
    limit: 1,
  });
  return { filters: filters.filter(({ parameter }) => FINDER_KEYS.includes(parameter.key)), total };
}

export default async function ProductCentrePage() {
  const families = listFamilies();
  const { filters, total } = await readFinder();

  return (
    <>
      <NoMenuChoice />
      <BreadcrumbBar label="产品中心" path="/product_centers" />
      <BannerStage
        banners={withPictures(phrasedTitles(firstBanners(PAGE_SIZE.banners)))}
        delay={CAROUSEL_DELAY.productCentre}
      >
        <Opening title="产品中心" lead={fillIn(centre.lead, { 产品线数: families.length, 产品数: total })}>
          <SearchForm label="查找产品" />
        </Opening>
      </BannerStage>
      {filters.length > 0 && (
        <Section
          title={finder.title}
          room="band"
          lead={phrased(finder.text)}
          action={
            <ButtonLink href={PRODUCTS} variant="ghost">
              全部 {total} 款产品
            </ButtonLink>
          }
        >
          <ProductFilters
            filters={filters}
            chosen={NO_FILTERS}
            total={total}
            first={FINDER_KEYS}
            rows={FINDER_KEYS.length}
            hrefOf={(chosen) => productsHref({ chosen })}
          />
        </Section>
      )}
      <Section
        title={byApplication.title}
        lead={phrased(fillIn(byApplication.lead, { 装置类数: TYPE_PAGES.length, 产品线数: families.length }))}
      >
        <FamilyTiles families={withPictures(families)} help={{ ...help, links: TOOL_LINKS }} />
        <LinkChips label={BY_DEVICE} links={TYPE_PAGES} />
      </Section>
      <ClosingCall {...CLOSING.productCentre} />
    </>
  );
}
