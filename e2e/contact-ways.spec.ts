import { readFileSync } from "node:fs";
import type { servicePoints } from "@/lib/service/service-points";
import { SITE } from "@/lib/site";
import { allWords, hrefs, named, readPage, words } from "./read-page";
import { expect, test } from "./site";

const points = JSON.parse(
  readFileSync("db/content/site/service-points.json", "utf8"),
) as typeof servicePoints;

test("beside the form /contact shows responsibilities, how to send photos, and the nearest service point", async ({
  request,
}) => {
  const page = await readPage(request, "/contact");
  const [desks] = named(page, "[role=region]", "各类问题的联系方式");
  expect(hrefs(desks!, SITE.afterSalesLine)).toEqual([`tel:${SITE.afterSalesLine.replace("-", "")}`]);
  const send = page.getElementById("send")!;
  expect(words(send, "dl")).toContain("型号或留言编号");
  expect(hrefs(send, SITE.serviceEmail)).toEqual([`mailto:${SITE.serviceEmail}`]);

  const [table] = named(page, "[role=region]", "各省的服务点");
  const rows = [...table!.querySelectorAll("tbody tr:has(td)")].map((row) => allWords(row, "td"));
  expect(rows).toHaveLength(points.length);
  expect(rows).toEqual(expect.arrayContaining(points.map(({ city, phone, hours }) => [city, phone, hours])));
  const map = page.querySelector("#points svg[role=img]")!;
  expect(allWords(map, "text").toSorted()).toEqual(points.map(({ city }) => city).toSorted());

  const found = await readPage(request, `/search?q=${encodeURIComponent(points[0]!.province)}`);
  expect(hrefs(found.querySelector("main")!, /服务点/)).toContain("/contact#points");
});
