import { LinkChoice } from "@/components/ui/link-choice";
import { type CaseChoice, caseListHref } from "@/lib/cases/choice";
import { INDUSTRIES, type Industry, PROBLEMS, type Problem } from "@/lib/cases/facts";
import styles from "./case-filters.module.css";

type Props = {
  path: string;
  choice: CaseChoice;
  /** How many cases each key would show. */
  counts: ReadonlyMap<string, number>;
};

/** Two rows of links: the industry, and what was to be solved. What would show nothing is not offered. */
export function CaseFilters({ path, choice, counts }: Props) {
  const row = <Key extends Industry | Problem>(
    names: Readonly<Record<Key, string>>,
    chosen: Key | undefined,
    hrefOf: (key: Key | undefined) => string,
  ) => [
    { label: "全部", href: hrefOf(undefined), isCurrent: chosen === undefined },
    ...(Object.entries(names) as [Key, string][])
      .filter(([key]) => key === chosen || counts.has(key))
      .map(([key, name]) => ({
        label: `${name} ${counts.get(key) ?? 0}`,
        href: hrefOf(key),
        isCurrent: key === chosen,
      })),
  ];
  return (
    <nav className={`no-print ${styles.filters}`} aria-label="筛选案例">
      <LinkChoice
        label="行业"
        choices={row(INDUSTRIES, choice.industry, (industry) => caseListHref(path, { ...choice, industry }))}
      />
      <LinkChoice
        label="治理内容"
        choices={row(PROBLEMS, choice.problem, (problem) => caseListHref(path, { ...choice, problem }))}
      />
    </nav>
  );
}
