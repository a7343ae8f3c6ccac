import { readPage } from "./read-page";
import { expect, test } from "./site";

type Visit = { createtime: string; guest: string; subject: string; shown: string; article: number | null };

test("visits are listed by year, each with date, guest, subject, what was shown and its news", async ({
  request,
  store,
}) => {
  const visits = store
    .prepare("SELECT createtime, guest, subject, shown, article FROM leaders ORDER BY sort DESC LIMIT 12")
    .all() as Visit[];
  const page = await readPage(request, "/leader");
  const years = [...new Set(visits.map(({ createtime }) => createtime.slice(0, 4)))];
  expect([...page.querySelectorAll("main h2[id]")].map(({ id }) => id)).toEqual(
    years.map((year) => `year-${year}`),
  );
  const lines = [...page.querySelectorAll("main section ol > li")];
  expect(lines).toHaveLength(visits.length);
  for (const [at, { createtime, guest, subject, shown, article }] of visits.entries()) {
    const line = lines[at];
    expect(line?.querySelector("time")?.getAttribute("datetime")).toBe(createtime.slice(0, 10));
    // No line break between a number and its unit.
    const told = line?.textContent?.replaceAll("\u00a0", " ");
    for (const words of [guest, subject, shown]) expect(told).toContain(words);
    if (article !== null)
      expect(line?.querySelector(`a[href="/detail/${article}"]`)?.textContent).not.toBe("");
  }
});
