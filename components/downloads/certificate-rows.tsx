import { TableHead } from "@/components/ui/table-head";
import { validity } from "@/components/company/certificate-words";
import type { Certificate, HonourWithCertificate } from "@/db/queries/company/honours";
import { HONOUR_TYPE } from "@/lib/constants";
import { imageUrl } from "@/lib/image-url";
import { certificateTitle } from "@/lib/text/certificate-title";
import styles from "./file-table.module.css";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

/** Reports do not expire: they show their date of issue. */
const dayOf = (certificate: Certificate) => {
  const { label, day } = validity(HONOUR_TYPE.certificate, certificate);
  return `${label} ${day}`;
};

/** Certificates with their validity and picture. */
export const CertificateRows = ({ items }: { items: readonly HonourWithCertificate[] }) => (
  <>
    <table className={styles.table} aria-label="证书（示例）">
      <TableHead columns={["证书", "编号（示例）", "日期", "图片"]} />
      <tbody>
        {items.map(({ id, tilte, image, certificate }) => (
          <tr key={id}>
            <th scope="row">{certificateTitle(tilte)}</th>
            <td data-label="编号（示例）">{certificate?.number}</td>
            <td data-label="日期">{certificate && dayOf(certificate)}</td>
            <td>
              <a
                className={styles.file}
                href={imageUrl(image)}
                aria-label={`打开图片：${certificateTitle(tilte)}`}
              >
                打开图片
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={styles.note}>
      {PAGE_TEXTS.downloads.certificates}专利与软件著作权见<a href="/honor">荣誉资质</a>。
    </p>
  </>
);
