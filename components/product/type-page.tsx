import type { ReactNode } from "react";
import { BannerStage } from "@/components/page/banner-stage";
import { ClosingCall } from "@/components/page/closing-call";
import { PagedList } from "@/components/page/paged-list";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { withPictures } from "@/components/ui/picture";
import { TabStrip } from "@/components/ui/tab-strip";
import type { GalleryItem } from "@/db/queries/company/galleries";
import { CAROUSEL_DELAY, PAGE_SIZE } from "@/lib/constants";
import type { ClosingWords } from "@/lib/links/closing-words";
import { listHref } from "@/lib/seo/list-seo";
import { BY_DEVICE, familyHref, TYPE_PAGES } from "@/lib/links/navigation";
import { PRODUCT_CENTRE } from "@/lib/links/product-centre";
import { fillIn } from "@/lib/fill-in";
import { phrased, phrasedTitles } from "@/lib/text/phrases";
import { Words } from "@/components/ui/words";
import styles from "./type-page.module.css";

type Props = {
  title: string;
  lead: string;
  path: string;
  /** The list of the same products with menu, filters and search. */
  listPath: string;
  /** The family of the type. */
  family: { id: number; name: string } | undefined;
  /** The number of products. */
  families: number;
  /** The name of the family. */
  closing: ClosingWords;
  banners: readonly GalleryItem[];
  page: number;
  total: number;
  filters: ReactNode;
  children: ReactNode;
};

/** The products of a device type under a banner, beside its sibling types and the filters of its list. */
export function TypePage({
  title,
  lead,
  path,
  listPath,
  family,
  families,
  closing,
  children,
  ...list
}: Props) {
  const { banners, page, total, filters } = list;
  return (
    <>
      <BreadcrumbBar parents={[{ label: "产品中心", href: "/product_centers" }]} label={title} path={path} />
      <BannerStage banners={withPictures(phrasedTitles(banners))} delay={CAROUSEL_DELAY.banner}>
        <h1>
          <Words text={phrased(title)} />
        </h1>
        <ButtonLink href={listPath} variant="secondary" icon="arrow" className={styles.all}>
          按参数筛选这 {total} 款产品
        </ButtonLink>
      </BannerStage>
      <Container className={styles.columns}>
        <div className={styles.types}>
          <TabStrip label={BY_DEVICE} items={TYPE_PAGES} current={path} />
        </div>
        <div className={styles.note} data-family={family?.id}>
          <p>{lead}</p>
          {family && (
            <p>
              {fillIn(PRODUCT_CENTRE.types, { 装置类数: TYPE_PAGES.length, 产品线数: families })}
              <a href={familyHref(family.id)}>{family.name}</a>。
            </p>
          )}
        </div>
        <div className={styles.filters}>{filters}</div>
        <div className={styles.list}>
          <PagedList page={page} total={total} size={PAGE_SIZE.products} hrefFor={(to) => listHref(path, to)}>
            {children}
          </PagedList>
        </div>
      </Container>
      <ClosingCall {...closing} />
    </>
  );
}
