import type { ReactNode } from "react";
import { Container } from "@/components/ui/container";
import type { MenuLink } from "@/lib/links/navigation";
import { BreadcrumbBar } from "./breadcrumb-bar";
import styles from "./plain-head.module.css";

type Props = {
  label: string;
  path: string;
  parents?: readonly MenuLink[];
  title?: string;
  lead?: string;
  /** A form, choices. */
  children?: ReactNode;
};

/** The head of a page that begins with a question instead of a picture. */
export const PlainHead = ({ label, path, parents, title = label, lead, children }: Props) => (
  <div className={styles.head}>
    <BreadcrumbBar parents={parents} label={label} path={path} />
    <Container className={styles.words}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </Container>
  </div>
);
