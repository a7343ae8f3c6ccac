import { combinedPage } from "@/app/(site)/list-page";
import { CaseFilters } from "@/components/case/case-filters";
import { CaseGrid } from "@/components/case/case-grid";
import { CaseRegister } from "@/components/case/case-register";
import { chosenCases, countCaseChoices, listCaseCards } from "@/db/queries/articles/case-cards";
import { readCaseChoice } from "@/lib/cases/choice";
import { factName } from "@/lib/cases/facts";
import { COMBINED } from "@/lib/links/section-lists";

/**
 * The register of all cases above the tabs with their picture cards (SPEC §2: cards do not link). Filters apply to both.
 */
const route = combinedPage(
  COMBINED.cases,
  (request, chosen) => listCaseCards({ ...chosen, ...request }),
  (items, headingLevel) => <CaseGrid items={items} headingLevel={headingLevel} isBrief />,
  {
    above: (query) => {
      const choice = readCaseChoice(query);
      return {
        kept: choice,
        chosen: Object.values(choice).map(factName),
        shown: (
          <>
            <CaseFilters path={COMBINED.cases.path} choice={choice} counts={countCaseChoices(choice)} />
            <CaseRegister title="全部工程案例一览" cases={chosenCases(choice)} />
          </>
        ),
      };
    },
  },
);

export const generateMetadata = route.metadata;
export default route.page;
