import { WordsMarkup } from "@/components/ui/words-markup";
import { phrased } from "@/lib/text/phrases";
import styles from "./product-documents.module.css";

export type Document = {
  name: string;
  says: string;
  /** The maximum in KB. */
  most: number;
  files: { href: string; label: string; type?: string }[];
};

type Props = { caption: string; documents: readonly Document[] };

/** Downloads, one per row. */
export function DocumentTable({ caption, documents }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {documents.map(({ name, says, most, files }) => (
          <tr key={name}>
            <th scope="row">
              <WordsMarkup text={phrased(name)} />
            </th>
            <td className={styles.says}>{`${says}不超过 ${most} KB`}</td>
            <td className={styles.taken}>
              <span className={styles.files}>
                {files.map(({ href, label, type }) => (
                  <a key={href} href={href} type={type} aria-label={`${label}：${name}`}>
                    {label}
                  </a>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
