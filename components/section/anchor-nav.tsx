import { Container } from "@/components/ui/container";
import styles from "./anchor-nav.module.css";

type Props = { label: string; items: readonly { id: string; title: string }[] };

/** The parts of a long page, always at hand; browsers that can mark the one in view. */
export function AnchorNav({ label, items }: Props) {
  return (
    <nav className={`no-print ${styles.nav}`} aria-label={label}>
      <Container>
        <ul className={styles.list}>
          {items.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
