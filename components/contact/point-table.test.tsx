import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pointsByRegion } from "@/lib/service/service-points";
import { PointTable } from "./point-table";

const html = renderToStaticMarkup(<PointTable />);
const folds = html.split("<details").slice(1);

test("on phones each region is folded under its name and provinces, also those that a neighbour covers", () => {
  expect(folds).toHaveLength(pointsByRegion.length);
  for (const [at, { region, points }] of pointsByRegion.entries()) {
    const summary = folds[at]?.split("</summary>")[0] ?? "";
    for (const name of [region, ...points.flatMap(({ province, also }) => [province, ...also])])
      expect(summary).toContain(name);
    expect(summary).not.toContain("open");
  }
});

test("every region is a table with the same columns, a row for each service point", () => {
  for (const [at, { points }] of pointsByRegion.entries()) {
    expect(folds[at]).toMatch(/省份.*服务点.*电话.*时间/s);
    expect(folds[at]?.match(/<th scope="row">/g)).toHaveLength(points.length);
  }
});
