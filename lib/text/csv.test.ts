import { expect, test } from "vitest";
import { csv } from "./csv";
import { readCsv } from "./test-csv";

test("a file has the BOM for Excel, CRLF after each row, and quotes where needed", () => {
  expect(
    csv([
      ["姓名", "a,b"],
      ['"x"', "1\r\n2"],
    ]),
  ).toBe('\ufeff姓名,"a,b"\r\n"""x""","1\r\n2"\r\n');
});

test("every cell of a table is read as it was written", () => {
  const rows = [
    ["甲", "", 'a"b,c\nd', "1\r\n2", "  "],
    ["", "乙", ",", '""', "\u2028"],
  ];
  expect(readCsv(csv(rows))).toEqual(rows);
});

const BEGINNINGS = ["=", "+", "-", "@", "\t", "\r", "\0", "＝", "＋", "－", "＠"];
const FORMULAS = ["1+1", "cmd|'/c calc'!A0", 'HYPERLINK("http://x","y")', "SUM(A1:A9)", 'x","=1+1'];

test.each(BEGINNINGS.flatMap((beginning) => FORMULAS.map((formula) => beginning + formula)))(
  "the cell %j cannot run as a formula",
  (value) => {
    const [row] = readCsv(csv([[value, "b"]]));
    expect(row).toEqual([`'${value}`, "b"]);
  },
);

test("a number is still a number, also a negative one; a missing value is empty", () => {
  expect(csv([[-25, 0.5, null, "-25"]])).toBe("\ufeff-25,0.5,,'-25\r\n");
});
