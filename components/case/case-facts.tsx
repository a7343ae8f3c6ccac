import { NoBreakText } from "@/components/ui/no-break-text";
import { Words } from "@/components/ui/words";
import styles from "./case-facts.module.css";

export type ShownFigure = readonly [name: string, values: string];
/** Facts of a case as text. */
export type ShownFacts = {
  kind: string;
  site: string;
  installed: string;
  figures: readonly ShownFigure[];
};

/** Measurements before and after. */
export const CaseFigures = ({ figures }: { figures: readonly ShownFigure[] }) => (
  <dl className={styles.figures}>
    {figures.map(([name, values]) => (
      <div key={name}>
        <dt>
          <Words text={name} />
        </dt>
        <dd>
          <NoBreakText text={values} />
        </dd>
      </div>
    ))}
  </dl>
);

/** Time and place, figures before and after, situation and installed equipment. */
export function CaseFacts({ kind, site, installed, figures }: ShownFacts) {
  return (
    <>
      <p>
        <NoBreakText text={kind} />
      </p>
      <CaseFigures figures={figures} />
      <p>
        <NoBreakText text={`现场：${site}`} />
      </p>
      <p>
        <NoBreakText text={`安装：${installed}`} />
      </p>
    </>
  );
}
