import type { SolutionBrief } from "@/db/queries/articles/solution-sheets";
import { StaticMarkup } from "@/components/ui/static-markup";
import { WordsMarkup } from "@/components/ui/words-markup";
import { phrased } from "@/lib/text/phrases";
import { briefFacts } from "@/lib/text/solution-brief";
import styles from "./brief-lines.module.css";

/** The brief of a solution in four lines. */
export const BriefLines = ({ brief }: { brief: SolutionBrief }) => (
  <StaticMarkup tag="dl" className={styles.lines}>
    {briefFacts(brief).map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <WordsMarkup text={phrased(text)} />
        </dd>
      </div>
    ))}
  </StaticMarkup>
);
