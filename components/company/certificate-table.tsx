import { Lightbox } from "@/components/ui/lightbox";
import { LightboxLink } from "@/components/ui/lightbox-link";
import type { HonourWithCertificate } from "@/db/queries/company/honours";
import { WideTable } from "@/components/ui/wide-table";
import { TableHead } from "@/components/ui/table-head";
import { certificateTitle } from "@/lib/text/certificate-title";
import styles from "./certificate-table.module.css";
import { certificateCaption, issuedLabel } from "./certificate-words";

type Props = { items: readonly HonourWithCertificate[]; label: string; type: number };

/** Certificates as a table; the name links to the picture. */
export function CertificateTable({ items, label, type }: Props) {
  return (
    <Lightbox name="certificate-table">
      <WideTable label={`${label}一览`} className={styles.table}>
        <TableHead columns={["名称", "编号", "范围", issuedLabel(type), "有效期至"]} />
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                <LightboxLink href={item.image} caption={certificateCaption(item, type)}>
                  {certificateTitle(item.tilte)}
                </LightboxLink>
              </th>
              <td>{item.certificate?.number}</td>
              <td>{item.certificate?.scope}</td>
              <td>{item.certificate?.issued}</td>
              <td>{item.certificate?.expires || "未载明"}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Lightbox>
  );
}
