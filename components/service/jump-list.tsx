import styles from "./service.module.css";

type Props = { label: string; items: readonly { anchor: string; name: string }[] };

/** On to the parts of a long stretch. */
export const JumpList = ({ label, items }: Props) => (
  <nav className="no-print" aria-label={label}>
    <ul className={styles.jumps}>
      {items.map(({ anchor, name }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
);
