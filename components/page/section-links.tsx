import { ButtonLink } from "@/components/ui/button-link";
import { SECTIONS } from "@/lib/links/navigation";
import styles from "./section-links.module.css";

/** The site's sections, for whoever has come to a page that leads no further. */
export function SectionLinks() {
  return (
    <ul className={styles.links}>
      {SECTIONS.map(({ id, label, href }) => (
        <li key={id}>
          <ButtonLink href={href} variant="ghost">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
