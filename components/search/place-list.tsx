import { Icon } from "@/components/ui/icon";
import type { FoundPlace } from "@/lib/search/places";
import styles from "./place-list.module.css";

/** Pages named in the search, above the hits. */
export const PlaceList = ({ places }: { places: readonly FoundPlace[] }) => (
  <nav aria-label="直达页面">
    <ul className={styles.places}>
      {places.map(({ href, label, text }) => (
        <li key={href + label}>
          <a href={href}>
            <span className={styles.label}>
              {label}
              <Icon name="arrow" size={16} />
            </span>
            <span className={styles.text}>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
