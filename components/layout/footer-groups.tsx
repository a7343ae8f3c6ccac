import { StaticMarkup } from "@/components/ui/static-markup";
import styles from "./footer-groups.module.css";
import type { FooterGroup } from "./footer-map";

/** Groups of links: columns with headings, on phones collapsed. */
export function FooterGroups({ groups }: { groups: readonly FooterGroup[] }) {
  return (
    <StaticMarkup tag="nav" className={styles.groups} aria-label="页脚导航">
      {groups.map(({ title, links }) => (
        <div key={title}>
          <h2>{title}</h2>
          <details data-unfolds="">
            <summary className={styles.summary}>{title}</summary>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </details>
        </div>
      ))}
    </StaticMarkup>
  );
}
