import type { MenuLink } from "@/lib/links/navigation";
import styles from "./link-chips.module.css";

/** Pages of one kind in a line, under what they have in common. */
export const LinkChips = ({ label, links }: { label: string; links: readonly MenuLink[] }) => (
  <nav className={styles.links} aria-label={label}>
    <strong>{label}</strong>
    {links.map(({ label: name, href }) => (
      <a key={href} href={href}>
        {name}
      </a>
    ))}
  </nav>
);
