import { Lightbox } from "@/components/ui/lightbox";
import { LightboxLink } from "@/components/ui/lightbox-link";
import type { HonourWithCertificate } from "@/db/queries/company/honours";
import type { MenuLink } from "@/lib/links/navigation";
import { WideTable } from "@/components/ui/wide-table";
import { TableHead } from "@/components/ui/table-head";
import { certificateTitle } from "@/lib/text/certificate-title";
import styles from "./certificate-table.module.css";
import { certificateCaption, issuedLabel, issuerText } from "./certificate-words";
import { CoveredProducts } from "./covered-products";

type Props = {
  items: readonly HonourWithCertificate[];
  label: string;
  type: number;
  linksOf: (categories: readonly number[]) => MenuLink[];
};

/** Certificates as a table; the name links to the picture. */
export function CertificateTable({ items, label, type, linksOf }: Props) {
  return (
    <Lightbox name="certificate-table">
      <WideTable label={`${label}一览`} className={styles.table}>
        <TableHead columns={["名称", "编号", "范围", "发证单位与依据", issuedLabel(type), "有效期至"]} />
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                <LightboxLink href={item.image} caption={certificateCaption(item, type)}>
                  {certificateTitle(item.tilte)}
                </LightboxLink>
              </th>
              <td>{item.certificate?.number}</td>
              <td>
                {item.certificate?.scope}
                <CoveredProducts links={linksOf(item.certificate?.covers ?? [])} />
              </td>
              <td>{item.certificate && issuerText(item.certificate)}</td>
              <td>{item.certificate?.issued}</td>
              <td>{item.certificate?.expires || "未载明"}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Lightbox>
  );
}
