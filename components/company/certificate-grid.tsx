import { Card } from "@/components/ui/card";
import { CardGrid } from "@/components/ui/card-grid";
import { Lightbox } from "@/components/ui/lightbox";
import type { HonourWithCertificate } from "@/db/queries/company/honours";
import type { MenuLink } from "@/lib/links/navigation";
import { certificateTitle } from "@/lib/text/certificate-title";
import { NoBreakText } from "@/components/ui/no-break-text";
import styles from "./certificate-grid.module.css";
import { certificateCaption, issuerText, validity } from "./certificate-words";
import { CoveredProducts } from "./covered-products";

function Validity({ label, day }: ReturnType<typeof validity>) {
  return (
    <>
      {label}{" "}
      <time dateTime={day}>
        <NoBreakText text={day} />
      </time>
    </>
  );
}

type Props = {
  items: readonly HonourWithCertificate[];
  headingLevel: 2 | 3;
  type: number;
  linksOf: (categories: readonly number[]) => MenuLink[];
};

/** Certificates as uncropped pictures that can be enlarged. */
export function CertificateGrid({ items, headingLevel, type, linksOf }: Props) {
  return (
    <Lightbox name="certificates">
      <CardGrid className={styles.grid}>
        {items.map((item) => (
          <Card
            key={item.id}
            title={certificateTitle(item.tilte)}
            image={item.image}
            preview={certificateCaption(item, type)}
            fit="contain"
            sizes="(max-width: 767.98px) 42vw, 14rem"
            {...(item.certificate && {
              meta: (
                <>
                  <NoBreakText text={item.certificate.number} />
                  <br />
                  <NoBreakText text={issuerText(item.certificate)} />
                  <br />
                  <Validity {...validity(type, item.certificate)} />
                </>
              ),
              text: (
                <>
                  {item.certificate.scope}
                  <CoveredProducts links={linksOf(item.certificate.covers)} />
                </>
              ),
            })}
            headingLevel={headingLevel}
          />
        ))}
      </CardGrid>
    </Lightbox>
  );
}
