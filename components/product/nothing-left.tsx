import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { Filter } from "@/db/queries/filters/filters";
import { optionText } from "@/lib/parameters/option";
import { type Chosen, NO_FILTERS } from "@/lib/links/filters";

type Props = {
  filters: readonly Filter[];
  chosen: Chosen;
  /** The number of products without the filter of one parameter. */
  without: ReadonlyMap<string, number>;
  hrefOf: (chosen: Chosen) => string;
  /** The contact form with the chosen filters as its subject. */
  askHref: string;
};

/** Shown if no product matches all filters: which one to remove, and the number of products then. */
export function NothingLeft({ filters, chosen, without, hrefOf, askHref }: Props) {
  const ways = filters
    .filter(({ parameter }) => (without.get(parameter.key) ?? 0) > 0)
    .map(({ parameter, options }) => ({
      key: parameter.key,
      words: options
        .filter(({ isChosen }) => isChosen)
        .map(({ option }) => optionText(parameter, option))
        .join("、"),
      name: parameter.name,
      count: without.get(parameter.key),
    }));
  return (
    <EmptyState text="没有同时符合这些条件的产品">
      {ways.map(({ key, name, words, count }) => (
        <ButtonLink
          key={key}
          href={hrefOf(new Map([...chosen].filter(([other]) => other !== key)))}
          variant="secondary"
          rel="nofollow"
        >
          去掉“{name}：{words}”，有 {count} 款
        </ButtonLink>
      ))}
      <ButtonLink href={hrefOf(NO_FILTERS)} variant="ghost">
        清除筛选
      </ButtonLink>
      <ButtonLink href={askHref} rel="nofollow" variant="ghost" icon="chat">
        把要求告诉工程师
      </ButtonLink>
    </EmptyState>
  );
}
