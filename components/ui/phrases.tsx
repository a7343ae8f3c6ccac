import { Fragment } from "react";
import { phrasesOf } from "@/lib/text/phrases";
import styles from "./phrases.module.css";

/** A title whose lines end between words; browsers know no Chinese ones. */
export function Phrases({ text }: { text: string }) {
  return (
    <span className={styles.phrases}>
      {phrasesOf(text).map((phrase, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {phrase}
        </Fragment>
      ))}
    </span>
  );
}
