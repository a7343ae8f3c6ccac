import { expect, test } from "vitest";
import { addressOf } from "@/lib/routes/address";
import { RULES_OF_ALL } from "@/lib/routes/test-rules";
import { webSite } from "./company-data";

test("the company's data leads search engines to the site search, by a route of the site", () => {
  const { potentialAction } = webSite() as unknown as {
    potentialAction: { target: { urlTemplate: string } };
  };
  const { pathname, search } = new URL(
    potentialAction.target.urlTemplate.replace("{search_term_string}", "SVG"),
  );
  expect(addressOf(pathname, search.slice(1), RULES_OF_ALL)).toMatchObject({
    canonical: "/search?q=SVG",
    isWhole: true,
  });
});
