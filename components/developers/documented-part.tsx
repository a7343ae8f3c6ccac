import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/disclosure";
import styles from "./documented-part.module.css";

type Props = {
  id: string;
  title: string;
  /** Where it is asked for. */
  address: ReactNode;
  note?: ReactNode;
  /** What it takes and answers, or what stands in it. */
  children: ReactNode;
  example?: ReactNode;
};

/** A call or a file, closed until it is wanted: its tables, and an example beside them where there is room. */
export const DocumentedPart = ({ id, title, address, note, children, example }: Props) => (
  <Disclosure id={id} title={title} span={address}>
    {note && <p className={styles.note}>{note}</p>}
    <div className={styles.columns}>
      <div className={styles.tables}>{children}</div>
      {example && <div className={styles.example}>{example}</div>}
    </div>
  </Disclosure>
);
