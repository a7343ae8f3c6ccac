"use client";

import type { Proof } from "@/db/queries/products/proof";
import { Words } from "@/components/ui/words";
import { siteSearchHref } from "@/lib/links/search-address";
import styles from "./trust-band.module.css";

type Props = {
  /** With short names where editors have set them. */
  standards: readonly (Proof["standards"][number] & { name: string | undefined })[];
};

/** Verifiable evidence: the standards that most products comply with, each linked to those products. */
export function TrustBand({ standards }: Props) {
  return (
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
  );
}
