import { ClosingCall } from "@/components/page/closing-call";
import { PagedList } from "@/components/page/paged-list";
import { leavePastEnd } from "@/components/page/past-end";
import { PlainHead } from "@/components/page/plain-head";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Section } from "@/components/ui/section";
import { NoBreakText } from "@/components/ui/no-break-text";
import type { HonourWithCertificate } from "@/db/queries/company/honours";
import { MOST_KB } from "@/lib/datasheet/address";
import {
  DOWNLOADS,
  type DownloadChoice,
  type DownloadKind,
  downloadsHref,
  isOfProducts,
} from "@/lib/downloads/address";
import { PACKAGE_MOST_KB } from "@/lib/downloads/package";
import { FILE_MOST_KB } from "@/lib/downloads/sizes";
import { siteSearchHref } from "@/lib/links/search-address";
import { CatalogueRows } from "./catalogue-rows";
import { CertificateRows } from "./certificate-rows";
import { DownloadChoices } from "./download-choices";
import { DownloadSearch } from "./download-search";
import styles from "./downloads-page.module.css";
import { ProductFiles, type ProductFileRow } from "./product-files";
import { PAGE_TEXTS } from "@/lib/links/page-texts";
import { phrasedTitles } from "@/lib/text/phrases";
import { CLOSING } from "@/lib/links/closing-words";

type Props = {
  choice: DownloadChoice;
  page: number;
  size: number;
  total: number;
  families: { id: number; name: string; count: number }[];
  counts: { products: number; registers: number; certificates: number };
  groups: { name: string; rows: ProductFileRow[] }[];
  certificates: readonly HonourWithCertificate[];
  /** Whether no filter is chosen, so that the beginning of everything is shown. */
  isBare: boolean;
};

type List = Pick<Props, "choice" | "page" | "size" | "total">;
const pagedBy = ({ choice, page, size, total }: List) => ({
  ...{ page, size, total },
  hrefFor: (to: number) => downloadsHref(choice, to),
});

const NothingFound = ({ searched }: { searched: string }) => (
  <EmptyState text={`没有型号、名称或额定值是“${searched}”的产品`}>
    <ButtonLink href={siteSearchHref({ searched })} rel="nofollow" variant="secondary">
      在全站搜索
    </ButtonLink>
    <ButtonLink href={DOWNLOADS} variant="ghost">
      全部资料
    </ButtonLink>
  </EmptyState>
);

function Products({ groups, ...list }: List & Pick<Props, "groups">) {
  const { searched = "", kind, family } = list.choice;
  if (list.total === 0 && searched !== "" && family === undefined && kind === undefined)
    return <NothingFound searched={searched} />;
  return (
    <PagedList {...pagedBy(list)}>
      {groups.map(({ name, rows }) => (
        <div key={name} className={styles.family}>
          <h2 className={styles.name}>{name}</h2>
          <ProductFiles label={`${name}的资料`} rows={phrasedTitles(rows)} kind={kind} />
        </div>
      ))}
      <FileSizes kind={kind} />
    </PagedList>
  );
}

/** The maximum size of the files, stated once for all. */
function FileSizes({ kind }: { kind: DownloadKind | undefined }) {
  const { dxf, svg, csv, json } = FILE_MOST_KB;
  const sizes = {
    sheet: `PDF ≤ ${MOST_KB} KB`,
    drawing: `DXF ≤ ${dxf} KB，SVG ≤ ${svg} KB（单位 mm）`,
    registers: `CSV ≤ ${csv} KB，JSON ≤ ${json} KB`,
  };
  const shown = Object.entries(sizes).filter(([name]) => kind === undefined || kind === name);
  return (
    <p className={styles.sizes}>
      文件大小：
      <NoBreakText text={[...shown.map(([, words]) => words), `ZIP ≤ ${PACKAGE_MOST_KB} KB`].join("；")} />
    </p>
  );
}

/** All downloads, by family and kind. */
export function DownloadsPage({ families, counts, groups, certificates, isBare, ...list }: Props) {
  const { choice } = list;
  const { kind } = choice;
  if (kind === "catalogue") leavePastEnd({ ...pagedBy(list), total: 0 });
  return (
    <>
      <PlainHead
        parents={[{ label: "产品中心", href: "/product_centers" }]}
        label="资料下载"
        path={DOWNLOADS}
        lead={PAGE_TEXTS.downloads.lead}
      >
        <DownloadSearch choice={choice} />
        <DownloadChoices choice={choice} families={families} counts={counts} />
      </PlainHead>
      <Section label="资料" room="band">
        {isOfProducts(kind) && <Products {...list} groups={groups} />}
        {kind === "certificate" && (
          <PagedList {...pagedBy(list)}>
            <CertificateRows items={certificates} />
          </PagedList>
        )}
        {kind === "catalogue" && <CatalogueRows />}
      </Section>
      {isBare && (
        <>
          <Section title="产品目录数据" room="close">
            <CatalogueRows />
          </Section>
          <Section
            title="证书（示例）"
            room="close"
            action={
              <ButtonLink href={downloadsHref({ kind: "certificate" })} rel="nofollow" variant="ghost">
                全部 {counts.certificates} 份
              </ButtonLink>
            }
          >
            <CertificateRows items={certificates} />
          </Section>
        </>
      )}
      <ClosingCall {...CLOSING.downloads} />
    </>
  );
}
