import type { Page } from "@playwright/test";
import { NOWHERE } from "@/e2e/routes";

/** Pages that no other stands above, and the one that shows breadcrumbs among its examples. */
const WITHOUT_TRAIL = ["/index", "/styleguide", NOWHERE];

/** A page has a title and one heading, and its breadcrumbs stand right under the header. */
export const heading = (page: Page): Promise<string[]> =>
  page.evaluate((withoutTrail) => {
    const headings = [...document.querySelectorAll("h1")];
    const hasTrail = !withoutTrail.includes(location.pathname);
    const trail = document.querySelector("nav[aria-label=面包屑]")?.getBoundingClientRect();
    const header = document.querySelector("header")?.getBoundingClientRect();
    const gap = trail && header ? trail.top - header.bottom : NaN;
    return [
      document.title === "" && "no title",
      headings.length !== 1 && `${headings.length} first headings`,
      headings.some((item) => !item.checkVisibility({ visibilityProperty: true })) && "an unseen heading",
      document.querySelector("main")?.textContent.trim() === "" && "nothing in its main part",
      hasTrail && !(gap >= 0 && gap <= 8) && `${gap} px between the header and the breadcrumbs`,
    ].filter((fault) => fault !== false);
  }, WITHOUT_TRAIL);
