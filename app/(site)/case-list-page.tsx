import { CaseFilters } from "@/components/case/case-filters";
import { CaseGrid } from "@/components/case/case-grid";
import { ListPage } from "@/components/page/list-page";
import { countCaseChoices, listCaseCards } from "@/db/queries/articles/case-cards";
import { caseListHref, readCaseChoice } from "@/lib/cases/choice";
import { factName } from "@/lib/cases/facts";
import { pageNumber } from "@/lib/http/params";
import { readQuery, type SearchParams } from "@/lib/links/query";
import type { ListInfo } from "@/lib/links/section-lists";
import { listMetadata } from "@/lib/seo/list-seo";

type Props = { searchParams: SearchParams };

/** The route of the cases of one type, of which an industry and a problem can be chosen. */
export function caseListPage(info: ListInfo) {
  async function load({ searchParams }: Props) {
    const query = await readQuery(searchParams);
    const page = pageNumber.parse(query.page);
    const choice = readCaseChoice(query);
    const { industry, problem } = choice;
    return {
      page,
      choice,
      chosen: [industry, problem].flatMap((key) => (key ? [factName(key)] : [])),
      hrefFor: (to: number) => caseListHref(info.path, choice, to),
      ...listCaseCards({ ...choice, type: info.type, page, limit: info.size }),
    };
  }

  return {
    metadata: async (props: Props) => {
      const { page, chosen, hrefFor } = await load(props);
      return listMetadata(info, page, { chosen, href: hrefFor(page) });
    },
    page: async (props: Props) => {
      const { items, page, total, choice, hrefFor } = await load(props);
      const counts = countCaseChoices(info.type, choice);
      return (
        <ListPage
          info={info}
          page={page}
          total={total}
          hrefFor={hrefFor}
          filters={<CaseFilters path={info.path} choice={choice} counts={counts} />}
        >
          <CaseGrid items={items} headingLevel={2} />
        </ListPage>
      );
    },
  };
}
