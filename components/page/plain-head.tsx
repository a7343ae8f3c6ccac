import type { ReactNode } from "react";
import { Container } from "@/components/ui/container";
import { StaticMarkup } from "@/components/ui/static-markup";
import { WordsMarkup } from "@/components/ui/words-markup";
import type { MenuLink } from "@/lib/links/navigation";
import { phrased } from "@/lib/text/phrases";
import { BreadcrumbBar } from "./breadcrumb-bar";
import styles from "./plain-head.module.css";

type Props = {
  label: string;
  path: string;
  parents?: readonly MenuLink[];
  title?: string;
  lead?: string;
  /** A form or choices. */
  children?: ReactNode;
};

/** The head of a page that starts with a form instead of a picture. */
export const PlainHead = ({ label, path, parents, title = label, lead, children }: Props) => (
  <div className={styles.head}>
    <BreadcrumbBar parents={parents} label={label} path={path} />
    <Container className={styles.words}>
      <h1>{title}</h1>
      {lead && (
        <StaticMarkup tag="p" className={styles.lead}>
          <WordsMarkup text={phrased(lead)} />
        </StaticMarkup>
      )}
      {children}
    </Container>
  </div>
);
