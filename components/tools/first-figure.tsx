import { NoBreakText } from "@/components/ui/no-break-text";
import styles from "./first-figure.module.css";

/** The main figure of a result, before all others. */
export const FirstFigure = ({ name, text }: { name: string; text: string }) => (
  <p className={styles.first}>
    <span>{name}</span>{" "}
    <strong>
      <NoBreakText text={text} />
    </strong>
  </p>
);
