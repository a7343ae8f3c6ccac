import { StaticMarkup } from "@/components/ui/static-markup";
import { CASE_KEYS, type CaseChoice, type CaseKey, caseListHref } from "@/lib/cases/choice";
import { factName, INDUSTRIES, PROBLEMS, VOLTAGES } from "@/lib/cases/facts";
import styles from "./case-filters.module.css";

type Props = {
  path: string;
  choice: CaseChoice;
  /** The number of cases for each value. */
  counts: Readonly<Record<CaseKey, ReadonlyMap<string, number>>>;
};

const LABELS: Record<CaseKey, string> = {
  industry: "细分行业",
  problem: "治理内容",
  town: "地点",
  voltage: "电压",
  year: "年份",
};
/** The rows that are always visible; the others are collapsed. */
const FIRST: readonly CaseKey[] = ["industry", "problem"];
const OTHERS = CASE_KEYS.filter((key) => !FIRST.includes(key));
const VOCABULARY = [...Object.keys(INDUSTRIES), ...Object.keys(PROBLEMS), ...Object.keys(VOLTAGES)];

/** In the order of the vocabulary; years newest first. */
const inOrder = (one: string, other: string) =>
  VOCABULARY.indexOf(one) - VOCABULARY.indexOf(other) || other.localeCompare(one, "zh-CN");

/** Filters of the case register: a row of links per column. Options without any case are left out. */
export function CaseFilters({ path, choice, counts }: Props) {
  const row = (key: CaseKey) => {
    const chosen = choice[key];
    const values = new Set([...counts[key].keys(), ...(chosen ? [chosen] : [])]);
    const hrefOf = (value: string | undefined) => caseListHref(path, { ...choice, [key]: value });
    return (
      <div key={key} className={styles.row}>
        <span>{LABELS[key]}</span>
        <p className={styles.options}>
          <a href={hrefOf(undefined)} aria-current={chosen === undefined ? "true" : undefined} rel="nofollow">
            全部
          </a>
          {[...values].sort(inOrder).map((value) => (
            <a
              key={value}
              href={hrefOf(value)}
              aria-current={value === chosen ? "true" : undefined}
              rel="nofollow"
            >
              {factName(value)} <small>{counts[key].get(value) ?? 0}</small>
            </a>
          ))}
        </p>
      </div>
    );
  };
  return (
    <StaticMarkup tag="nav" className={`no-print ${styles.filters}`} aria-label="筛选案例">
      {FIRST.map(row)}
      <details open={OTHERS.some((key) => choice[key] !== undefined)}>
        <summary>按{OTHERS.map((key) => LABELS[key]).join("、")}筛选</summary>
        {OTHERS.map(row)}
      </details>
    </StaticMarkup>
  );
}
