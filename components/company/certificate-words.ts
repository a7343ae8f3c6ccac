import type { Certificate, HonourWithCertificate } from "@/db/queries/company/honours";
import { HONOUR_TYPE, PATENT_TYPES } from "@/lib/constants";
import { certificateTitle } from "@/lib/text/certificate-title";

/** The label of the issue date. */
export function issuedLabel(type: number): string {
  if (PATENT_TYPES.includes(type)) return "授权日期";
  return type === HONOUR_TYPE.software ? "登记日期" : "颁发日期";
}

/** The relevant date of a certificate, with its label. */
export const validity = (type: number, { issued, expires }: Certificate) =>
  expires ? { label: "有效至", day: expires } : { label: issuedLabel(type), day: issued };

/** The issuer, and by which standards: `示例认证机构，GB/T 19001-2016`. */
export const issuerText = ({ issuer, standards }: Certificate) =>
  standards.length > 0 ? `${issuer}，${standards.join("、")}` : issuer;

/** The caption of the enlarged picture. */
export function certificateCaption({ tilte, certificate }: HonourWithCertificate, type: number): string {
  const title = certificateTitle(tilte);
  if (!certificate) return title;
  const { number, scope, applied, issued, expires } = certificate;
  const days = [
    applied && `申请日期 ${applied}`,
    `${issuedLabel(type)} ${issued}`,
    expires && `有效期至 ${expires}`,
  ];
  return [
    title,
    `编号 ${number}　${issuerText(certificate)}`,
    `范围：${scope}`,
    days.filter(Boolean).join("　"),
  ].join("\n");
}
