import { combinedPage } from "@/app/(site)/list-page";
import { CertificateGrid } from "@/components/company/certificate-grid";
import { CertificateTable } from "@/components/company/certificate-table";
import { getCategoryPath } from "@/db/queries/categories/categories";
import { listHonoursWithCertificates } from "@/db/queries/company/honours";
import { categoryBreadcrumbs } from "@/lib/links/product-breadcrumbs";
import { COMBINED } from "@/lib/links/section-lists";

const { honours } = COMBINED;
const labelOf = (type: number) => honours.parts.find((part) => part.type === type)?.label ?? "";
const linksOf = (categories: readonly number[]) =>
  categories.flatMap((id) => categoryBreadcrumbs(getCategoryPath(id)).slice(-1));

const route = combinedPage(honours, listHonoursWithCertificates, (items, headingLevel, type, asTable) =>
  asTable ? (
    <CertificateTable items={items} label={labelOf(type)} type={type} linksOf={linksOf} />
  ) : (
    <CertificateGrid items={items} headingLevel={headingLevel} type={type} linksOf={linksOf} />
  ),
);

export const generateMetadata = route.metadata;
export default route.page;
