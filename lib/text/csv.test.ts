import { expect, test } from "vitest";
import { csv } from "./csv";

/** RFC 4180 read back, as a spreadsheet does. */
function read(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replace(/""/g, '"') ?? plain ?? "");
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

test("begins with the mark by which Excel knows UTF-8, ends each row with CRLF, quotes what needs it", () => {
  expect(
    csv([
      ["姓名", "a,b"],
      ['"x"', "1\r\n2"],
    ]),
  ).toBe('\ufeff姓名,"a,b"\r\n"""x""","1\r\n2"\r\n');
});

test("comes back as it went in", () => {
  const rows = [
    ["甲", "", 'a"b,c\nd', "1\r\n2", "  "],
    ["", "乙", ",", '""', "\u2028"],
  ];
  expect(read(csv(rows))).toEqual(rows);
});

const BEGINNINGS = ["=", "+", "-", "@", "\t", "\r", "\0", "＝", "＋", "－", "＠"];
const FORMULAS = ["1+1", "cmd|'/c calc'!A0", 'HYPERLINK("http://x","y")', "SUM(A1:A9)", 'x","=1+1'];

test.each(BEGINNINGS.flatMap((beginning) => FORMULAS.map((formula) => beginning + formula)))(
  "the cell %j is no formula",
  (value) => {
    const [row] = read(csv([[value, "b"]]));
    expect(row).toEqual([`'${value}`, "b"]);
  },
);
