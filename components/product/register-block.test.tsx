import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RegisterBlock, type RegisterWords } from "./register-block";

const STATE: RegisterWords = [16, 16, "状态", "STATE", "", "UINT16", "", "", "R", "03 04", "0 停，1 运行"];
const POWER: RegisterWords = [18, 19, "有功", "P", "", "INT32", "×0.1 kW", "-9~9", "R", "03 04", ""];

test.each([
  ["no scale and no range", [STATE], "地址名称类型读写说明", 5],
  ["nothing to note", [POWER], "地址名称类型换算范围读写", 6],
  ["something of each", [STATE, POWER], "地址名称类型换算范围读写说明", 7],
] as const)(
  "of registers with %s the table has the columns in which something stands",
  (_what, rows, head, cells) => {
    const html = renderToStaticMarkup(<RegisterBlock title="运行" span="" note="" open rows={rows} />);
    const [top = "", ...others] = html.split("</tr>");
    expect(top.slice(top.indexOf("<table")).replace(/<[^>]*>/g, "")).toBe(head);
    for (const row of others.slice(0, -1)) expect(row.match(/<t[hd]\b/g)).toHaveLength(cells);
  },
);
