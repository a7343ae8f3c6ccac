import { expect, test } from "vitest";
import { content as testContent } from "@/db/testing/content";
import { editedContent } from "@/db/testing/edited-content";
import { wrongCompanyFigures } from "./company-figures";

function toldOf(label: string, value: string) {
  const content = editedContent();
  content.write("about", { ...testContent.about, stats: [{ label, value }] });
  return content.faults(wrongCompanyFigures);
}

test.each(["产品型号", "服务网点", "专利与软件著作权"])(
  "an editor is told that the number of %s differs from the company's figure",
  (label) => {
    const [fault, ...others] = toldOf(label, "999个");
    expect(others).toEqual([]);
    expect(fault).toMatch(new RegExp(`^about.json，stats：${label}写的是 999个，.* 里有 \\d+ 个。$`));
  },
);

test("company figures that the site cannot count are not checked", () => {
  expect(toldOf("员工", "999人")).toEqual([]);
});
