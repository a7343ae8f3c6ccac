import { StaticMarkup } from "@/components/ui/static-markup";
import { NoBreakText } from "@/components/ui/no-break-text";
import { WordsMarkup } from "@/components/ui/words-markup";
import { caseHref } from "@/lib/cases/address";
import { type CaseFacts, figureText, kindText } from "@/lib/cases/facts";
import { phrased } from "@/lib/text/phrases";
import styles from "./case-links.module.css";

type Props = { items: readonly { id: number; title: string; facts?: CaseFacts | undefined }[] };

/** Links to cases, each with its facts and its first figure. */
export function CaseLinks({ items }: Props) {
  return (
    <StaticMarkup tag="ul" className={styles.links}>
      {items.map(({ id, title, facts }) => {
        const [first] = facts?.figures ?? [];
        return (
          <li key={id}>
            <a href={caseHref(id)}>
              <WordsMarkup text={phrased(title)} />
            </a>
            {facts && (
              <p>
                <NoBreakText
                  text={[kindText(facts), ...(first ? [`${first.name} ${figureText(first)}`] : [])].join(
                    " · ",
                  )}
                />
              </p>
            )}
          </li>
        );
      })}
    </StaticMarkup>
  );
}
