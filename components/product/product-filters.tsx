import { phrased } from "@/lib/text/phrases";
import { Icon } from "@/components/ui/icon";
import { FaultBoundary } from "@/components/ui/fault-boundary";
import type { Filter } from "@/db/queries/filters/filters";
import { hasFigures, optionText } from "@/lib/parameters/option";
import { type Chosen, countOptions, NO_FILTERS, toggled } from "@/lib/links/filters";
import { type FilterLink, type FilterRow, FilterRows } from "./filter-rows";
import styles from "./product-filters.module.css";

type Props = {
  filters: readonly Filter[];
  chosen: Chosen;
  /** The number of products without filters. */
  total: number;
  /** Keys of the parameters to show first, in order; then those that most products have. */
  first?: readonly string[] | undefined;
  /** Number of visible rows; the others are collapsed. */
  rows?: number;
  hrefOf: (chosen: Chosen) => string;
};

/** With four rows the first products are still on a laptop's first screen. */
const ROWS = 4;
/** With fewer products than this all filters are collapsed. */
const FEW = 6;

/**
 * The visible and the collapsed filters. Chosen ones come first, then `first`, then those that most products have; filters
 * with a single option are always collapsed.
 */
function inTwo(
  filters: readonly Filter[],
  { total, first = [], rows = ROWS }: Pick<Props, "total" | "first" | "rows">,
): [Filter[], Filter[]] {
  const reach = ({ options, isChosen, parameter }: Filter) => {
    if (isChosen) return Infinity;
    if (options.length === 1) return -1;
    const place = first.indexOf(parameter.key);
    if (place >= 0) return Number.MAX_SAFE_INTEGER - place;
    return options.reduce((sum, { count }) => sum + count, 0) * (parameter.card > 0 ? 2 : 1);
  };
  const sorted = [...filters].sort((a, b) => reach(b) - reach(a));
  const worthwhile = filters.filter(({ options, isChosen }) => isChosen || options.length > 1).length;
  const chosen = filters.filter(({ isChosen }) => isChosen).length;
  const most = Math.max(total < FEW ? 0 : Math.min(rows, worthwhile), chosen);
  return [sorted.slice(0, most), sorted.slice(most)];
}

const linksOf = ({ parameter, options }: Filter, chosen: Chosen, hrefOf: Props["hrefOf"]): FilterLink[] =>
  options.map(({ option, count, isChosen }) => {
    const text = optionText(parameter, option);
    if (count === 0 && !isChosen) return [text];
    const next = toggled(chosen, parameter.key, option);
    const isOwnView = countOptions(next) > 1;
    const link = [text, hrefOf(next), count] as const;
    return isChosen || isOwnView ? [...link, isChosen, isOwnView] : link;
  });

/** The longest common prefix. */
function commonBase([first = "", ...others]: readonly string[]): string {
  let { length } = first;
  while (!others.every((href) => href.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}

/** The rows in a compact form, as every list page carries them in its payload. */
function rowsOf(filters: readonly Filter[], chosen: Chosen, hrefOf: Props["hrefOf"]) {
  const rows = filters.map((filter) => ({
    name: phrased(filter.parameter.name),
    links: linksOf(filter, chosen, hrefOf),
    isScale: hasFigures(filter.parameter),
  }));
  const base = commonBase(rows.flatMap(({ links }) => links.flatMap(([, href]) => href ?? [])));
  const after = ([text, href, ...rest]: FilterLink): FilterLink =>
    href === undefined ? [text] : [text, href.slice(base.length), ...rest];
  return { base, rows: rows.map(({ name, links, isScale }): FilterRow => [name, links.map(after), isScale]) };
}

/** Filters of a product list: each option links to the list with it added, or removed if it is chosen. */
export function ProductFilters({ filters, chosen, hrefOf, ...order }: Props) {
  const [first, others] = inTwo(filters, order);
  const count = countOptions(chosen);
  if (filters.length === 0) return null;
  return (
    <FaultBoundary name="filters">
      <section className={`no-print ${styles.filters}`} aria-label="按参数筛选">
        <details className={styles.drawer} data-unfolds="">
          <summary className={styles.opener}>
            按参数筛选{count > 0 && `（已选 ${count} 项）`}
            <Icon name="chevron" size={18} className={styles.chevron} />
          </summary>
          <div className={styles.panel}>
            {first.length > 0 && <FilterRows {...rowsOf(first, chosen, hrefOf)} />}
            {others.length > 0 && (
              <details className={styles.more}>
                <summary>
                  {first.length > 0 ? "更多参数" : "可筛选的参数"}（{others.length}）
                  <Icon name="chevron" size={16} className={styles.chevron} />
                </summary>
                <FilterRows {...rowsOf(others, chosen, hrefOf)} />
              </details>
            )}
          </div>
        </details>
        {count > 0 && (
          <p className={styles.chosen}>
            已选
            {filters.flatMap(({ parameter, options }) =>
              options
                .filter(({ isChosen }) => isChosen)
                .map(({ option }) => (
                  <a
                    key={parameter.key + option}
                    href={hrefOf(toggled(chosen, parameter.key, option))}
                    rel="nofollow"
                  >
                    {parameter.name}：{optionText(parameter, option)}
                    <Icon name="close" size={12} />
                    <span className="visually-hidden">（去掉）</span>
                  </a>
                )),
            )}
            <a className={styles.clear} href={hrefOf(NO_FILTERS)}>
              清除筛选
            </a>
          </p>
        )}
      </section>
    </FaultBoundary>
  );
}
