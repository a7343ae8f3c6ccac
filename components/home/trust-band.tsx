"use client";

import { ButtonLink } from "@/components/ui/button-link";
import type { Proof } from "@/db/queries/products/proof";
import { Words } from "@/components/ui/words";
import { siteSearchHref } from "@/lib/links/search-address";
import styles from "./trust-band.module.css";

type Props = {
  /** With short names where editors have set them. */
  standards: readonly (Proof["standards"][number] & { name: string | undefined })[];
  certificates: number;
};

/**
 * Verifiable evidence: the standards that most products comply with, each linked to those products, and the
 * certificates.
 */
export function TrustBand({ standards, certificates }: Props) {
  return (
    <div className={styles.band}>
      <ul className={styles.standards} aria-label="依据最多的标准">
        {standards.map(({ number, name, products }) => (
          <li key={number}>
            <a href={siteSearchHref({ searched: number, kind: "products" })} rel="nofollow">
              {number}
              <span className={styles.count}>{products} 款</span>
              {name && (
                <span className={styles.name}>
                  <Words text={name} />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.certificates}>
        <p className={styles.figure}>
          {certificates}
          <span className={styles.unit}>项</span>
        </p>
        <p className={styles.text}>资质证书与检验报告</p>
        <ButtonLink href="/honor" variant="ghost">
          查看荣誉资质
        </ButtonLink>
      </div>
    </div>
  );
}
