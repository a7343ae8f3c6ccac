import { CaseFilters } from "@/components/case/case-filters";
import { CaseGrid } from "@/components/case/case-grid";
import { CaseRegister } from "@/components/case/case-register";
import { ListPage } from "@/components/page/list-page";
import { chosenCases, countCaseChoices, listCaseCards } from "@/db/queries/articles/case-cards";
import { caseListHref, readCaseChoice } from "@/lib/cases/choice";
import { factName } from "@/lib/cases/facts";
import { pageNumber } from "@/lib/http/params";
import { readQuery, type SearchParams } from "@/lib/links/query";
import type { ListInfo } from "@/lib/links/section-lists";
import { listMetadata } from "@/lib/seo/list-seo";

type Props = { searchParams: SearchParams };

/** The route of the cases of one type, with filters by the columns of the register. */
export function caseListPage(info: ListInfo) {
  async function load({ searchParams }: Props) {
    const query = await readQuery(searchParams);
    const page = pageNumber.parse(query.page);
    const choice = readCaseChoice(query);
    return {
      page,
      choice,
      chosen: Object.values(choice).map(factName),
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
      const counts = countCaseChoices(choice, info.type);
      return (
        <ListPage
          info={info}
          page={page}
          total={total}
          hrefFor={hrefFor}
          below={<CaseRegister title={`${info.label}案例一览`} cases={chosenCases(choice, info.type)} />}
          filters={<CaseFilters path={info.path} choice={choice} counts={counts} />}
        >
          <CaseGrid items={items} headingLevel={2} />
        </ListPage>
      );
    },
  };
}
