import { expect, test } from "@playwright/test";
import { readPage, words } from "@/e2e/read-page";

test("the meters' default list is one page, by any link", async ({ request }) => {
  const told = await Promise.all(
    ["49", "49?sid=139", "49?sid=139&kid=245"].map(async (choice) => {
      const page = await readPage(request, `/product_type_list/${choice}`);
      const { href } = page.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? { href: "" };
      return [new URL(href).search, page.title, words(page, "h1")];
    }),
  );
  const [search, title, heading] = told[2] ?? [];
  expect(search).toBe("?sid=139&kid=245");
  expect(title).toContain(heading);
  for (const one of told) expect(one).toEqual(told[2]);
});
