import type { Metadata } from "next";
import { BannerStage } from "@/components/page/banner-stage";
import { NoMenuChoice } from "@/components/product/menu-choice";
import { FamilyTiles } from "@/components/home/family-tiles";
import { Opening } from "@/components/home/opening";
import { ClosingCall } from "@/components/page/closing-call";
import { SearchForm } from "@/components/search/search-form";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { withPictures } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { listFamilies } from "@/db/queries/categories/families";
import { firstBanners } from "@/db/queries/company/galleries";
import { CAROUSEL_DELAY, FAMILY_IDS, PAGE_SIZE } from "@/lib/constants";
import { CLOSING } from "@/lib/links/closing-words";
import { pageMetadata } from "@/lib/seo/page-metadata";

export function generateMetadata(): Metadata {
  const names = listFamilies().map(({ name }) => name);
  return pageMetadata({
    title: "产品中心",
    description: `${names.join("、")}：按产品线查找，或按名称搜索。`,
    path: "/product_centers",
  });
}

export default function ProductCentrePage() {
  const families = listFamilies();
  const total = families.reduce((sum, { count }) => sum + count, 0);

  return (
    <>
      <NoMenuChoice />
      <BreadcrumbBar label="产品中心" path="/product_centers" />
      <BannerStage
        banners={withPictures(firstBanners(PAGE_SIZE.banners))}
        delay={CAROUSEL_DELAY.productCentre}
      >
        <Opening title="产品中心" lead={`${families.length} 条产品线，${total} 款产品。按名称直接查找：`}>
          <SearchForm label="查找产品" family={FAMILY_IDS[0]} />
        </Opening>
      </BannerStage>
      <Section title="按应用浏览">
        <FamilyTiles families={withPictures(families)} />
      </Section>
      <ClosingCall {...CLOSING.productCentre} />
    </>
  );
}
