import { ButtonLink } from "@/components/ui/button-link";
import styles from "./next-links.module.css";

type Props = { items: readonly { label: string; href: string; text: string }[] };

/** Further links at the end of a page. */
export function NextLinks({ items }: Props) {
  return (
    <ul className={styles.list}>
      {items.map(({ label, href, text }) => (
        <li key={href} className={styles.item}>
          <ButtonLink href={href} variant="ghost">
            {label}
          </ButtonLink>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
