import { expect, test } from "vitest";
import { addressOf } from "@/lib/routes/address";
import { RULES_OF_ALL } from "@/lib/routes/test-rules";
import { webSite } from "./company-data";

test("a search engine is led to the search through the whole site, by an address that the site knows", () => {
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
