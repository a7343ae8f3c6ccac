import type { MenuLink } from "@/lib/links/navigation";
import styles from "./link-chips.module.css";

/** Links to pages of one kind in a line, under a common label. */
export const LinkChips = ({ label, links }: { label: string; links: readonly MenuLink[] }) => (
  <nav className={styles.links} aria-label={label}>
    <strong>{label}</strong>
    <div className={styles.chips}>
      {links.map(({ label: name, href }) => (
        <a key={href} href={href}>
          {name}
        </a>
      ))}
    </div>
  </nav>
);
