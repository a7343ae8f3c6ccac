import { readFileSync } from "node:fs";
import { SITE } from "@/lib/site";
import type { HOW_TO_SEND } from "@/lib/inquiry/sending";
import { firstId } from "./content";
import { readPage } from "./read-page";
import { expect, test } from "./site";

const { asked, text } = JSON.parse(
  readFileSync("db/content/site/sending.json", "utf8"),
) as typeof HOW_TO_SEND;
const SENTENCE = text.replace("{{服务邮箱}}", SITE.serviceEmail);

test(
  "a page that asks for photos, drawings or data says how to send them and links to the ways",
  { tag: "@all" },
  async ({ request, store }) => {
    for (const address of [
      "/code?q=LH",
      "/tools/kvar",
      "/service",
      "/solutionPage",
      `/cm_detail/${firstId(store, "solutions")}`,
      "/product_type_list/43?view=list",
      "/product_type_list/41?view=list",
    ]) {
      const page = await readPage(request, address);
      const said = [...page.querySelectorAll("main p")].filter(({ textContent }) =>
        textContent?.includes(SENTENCE),
      );
      expect(said, address).toHaveLength(1);
      const [how] = said;
      expect(
        asked.some((word) => how?.previousElementSibling?.textContent?.includes(word)),
        address,
      ).toBe(true);
      expect(how?.querySelector('a[href="/contact#send"]'), address).not.toBeNull();
      expect(how?.querySelector(`a[href="mailto:${SITE.serviceEmail}"]`), address).not.toBeNull();
    }
  },
);
