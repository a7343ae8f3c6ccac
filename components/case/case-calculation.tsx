import { PowerTriangle } from "@/components/tools/power-triangle";
import { ButtonLink } from "@/components/ui/button-link";
import { FigureList } from "@/components/ui/figure-list";
import { phrasedNames } from "@/lib/text/phrases";
import type { InstalledLine } from "@/db/queries/articles/case-pages";
import type { Calculation } from "@/db/queries/articles/case-sheets";
import { NoBreakText } from "@/components/ui/no-break-text";
import { toolHref, TOOLS } from "@/lib/links/tools";
import type { Candidate } from "@/lib/tools/candidate";
import type { Raw } from "@/lib/tools/fields";
import { METER_ROLES } from "@/lib/tools/meter/matches";
import { bringsCores, ownCoreAnswer } from "@/lib/tools/meter/own-core";
import { type Figure, formatted, type ToolAnswer } from "@/lib/tools/answer";
import { runTool } from "@/lib/tools/run";
import styles from "./case-calculation.module.css";

const MOST_FIGURES = 4;

/** Whether the installed compensation is exactly the calculator's first choice. */
const isAsCalculated = (
  equipment: readonly InstalledLine[],
  count: number,
  { matches: [first] }: ToolAnswer<unknown>,
) =>
  equipment.every(
    ({ product, kvar, quantity = 1, unit = "" }) =>
      kvar === undefined ||
      (product === first?.id && `${quantity / count} ${unit} × ${formatted(kvar)} kvar` === first.amount),
  );

/** The installed compensation, as ordered: `LH-SVG-M 100 kvar 2台`. */
const installedFigures = (equipment: readonly InstalledLine[], count: number) =>
  equipment.flatMap(({ model, kvar, quantity, unit = "" }) =>
    kvar === undefined || quantity === undefined
      ? []
      : [
          {
            name: `${count > 1 ? "共装" : "安装"} ${model}`,
            text: `${formatted(kvar)} kvar ${quantity}${unit}`,
          },
        ],
  );

/** The needed compensation. Of several equal places it is that of each, while the installed figures are totals. */
const needed = (figures: readonly Figure[], count: number) =>
  figures.slice(0, 1).map(({ name, text }) => ({ name: count > 1 ? `每处${name}` : name, text }));

/** If every installed meter comes with its own current transformers: the answer for these. The calculator would choose separate ones. */
function withOwnCores(raw: Raw, equipment: readonly InstalledLine[], candidates: readonly Candidate[]) {
  const meters = candidates.filter(
    ({ id, role }) => METER_ROLES.includes(role) && equipment.some(({ product }) => product === id),
  );
  const [first] = meters;
  return first && meters.every(bringsCores) ? ownCoreAnswer(raw, first) : undefined;
}

type Props = Calculation & {
  equipment: readonly InstalledLine[];
  /** Products the calculator may choose from. */
  candidates: readonly Candidate[];
};

/** The calculation behind the case, run by the calculator itself, with a link that opens it with the same values. */
export function CaseCalculation({ tool, values, count, says, equipment, candidates }: Props) {
  const { raw, fields, answer, triangle } = runTool(tool, values, candidates);
  const { href } = TOOLS[tool];
  // The case was solved differently: the calculator's choice would contradict the equipment list.
  const isOther = tool === "kvar" && answer !== undefined && !isAsCalculated(equipment, count, answer);
  // If the calculator finds no product, its page would say that none fits, though one was installed.
  const isAnswered = !isOther || answer.matches.length > 0;
  const own = tool === "meter" ? withOwnCores(raw, equipment, candidates) : undefined;
  const { summary, figures } = own ?? answer ?? {};
  const shown = isOther
    ? [...needed(answer.figures, count), ...installedFigures(equipment, count)]
    : figures?.slice(0, MOST_FIGURES);
  return (
    <div className={styles.calculation}>
      <div className={styles.words}>
        <p>
          <NoBreakText text={says} />
        </p>
        {summary && !isOther && (
          <p className={styles.summary}>
            {count > 1 && `共 ${count} 处相同，每处：`}
            <NoBreakText text={summary} />
          </p>
        )}
        {shown && <FigureList figures={phrasedNames(shown)} />}
        {isAnswered && (
          <p className="no-print">
            <ButtonLink href={toolHref(href, fields, raw)} rel="nofollow" variant="ghost">
              用这些数打开计算
            </ButtonLink>
          </p>
        )}
      </div>
      {triangle && <PowerTriangle {...triangle} isTight />}
    </div>
  );
}
