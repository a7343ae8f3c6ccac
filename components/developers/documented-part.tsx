import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/disclosure";
import styles from "./documented-part.module.css";

type Props = {
  id: string;
  title: string;
  address: ReactNode;
  note?: ReactNode;
  /** The tables of input and answer, or of the fields of a file. */
  children: ReactNode;
  example?: ReactNode;
};

/** A call or file, collapsed: its tables, with an example beside them on wide screens. */
export const DocumentedPart = ({ id, title, address, note, children, example }: Props) => (
  <Disclosure id={id} title={title} span={address}>
    {note && <p className={styles.note}>{note}</p>}
    <div className={styles.columns}>
      <div className={styles.tables}>{children}</div>
      {example && <div className={styles.example}>{example}</div>}
    </div>
  </Disclosure>
);
