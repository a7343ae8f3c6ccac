import { ButtonLink } from "@/components/ui/button-link";
import { SECTIONS, type SectionId } from "@/lib/links/navigation";
import styles from "./section-links.module.css";

/** The site's sections, or some of them, for whoever has come to a page that leads no further. */
export function SectionLinks({ only }: { only?: readonly SectionId[] }) {
  return (
    <ul className={styles.links}>
      {SECTIONS.filter(({ id }) => !only || only.includes(id)).map(({ id, label, href }) => (
        <li key={id}>
          <ButtonLink href={href} variant="ghost">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
