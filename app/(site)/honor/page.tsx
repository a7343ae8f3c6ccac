import { combinedPage } from "@/app/(site)/list-page";
import { CertificateGrid } from "@/components/company/certificate-grid";
import { CertificateTable } from "@/components/company/certificate-table";
import { listHonoursWithCertificates } from "@/db/queries/company/honours";
import { COMBINED } from "@/lib/links/section-lists";

const { honours } = COMBINED;
const labelOf = (type: number) => honours.parts.find((part) => part.type === type)?.label ?? "";

const route = combinedPage(honours, listHonoursWithCertificates, (items, headingLevel, type, asTable) =>
  asTable ? (
    <CertificateTable items={items} label={labelOf(type)} type={type} />
  ) : (
    <CertificateGrid items={items} headingLevel={headingLevel} type={type} />
  ),
);

export const generateMetadata = route.metadata;
export default route.page;
