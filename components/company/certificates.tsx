import { Picture } from "@/components/ui/picture";
import type { HonourItem } from "@/db/queries/company/honours";
import styles from "./certificates.module.css";

type Props = { items: readonly { label: string; href: string; honour: HonourItem | undefined }[] };

/** One certificate of each group, linked to all of them. */
export function Certificates({ items }: Props) {
  return (
    <ul className={styles.list}>
      {items.map(({ label, href, honour }) => (
        <li key={href}>
          <a href={href} className={styles.link}>
            <span className={styles.picture}>
              <Picture
                image={honour?.image ?? ""}
                alt=""
                fit="contain"
                sizes="(max-width: 767.98px) 6rem, 8rem"
              />
            </span>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
