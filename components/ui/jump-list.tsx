import { classNames } from "./class-names";
import styles from "./jump-list.module.css";

type Props = { label: string; items: readonly { anchor: string; name: string; count?: number }[] };

/** Links to the parts of a long section. */
export const JumpList = ({ label, items }: Props) => (
  <nav className={classNames("no-print", styles.jumps)} aria-label={label}>
    {items.map(({ anchor, name, count }) => (
      <a key={anchor} href={`#${anchor}`}>
        {name}
        {count !== undefined && <small>{count}</small>}
      </a>
    ))}
  </nav>
);
