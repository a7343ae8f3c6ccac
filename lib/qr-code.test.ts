import { expect, test } from "vitest";
import { qrCode } from "./qr-code";

/** The code as lines of # and dots. */
function drawn(text: string) {
  const code = qrCode(text);
  if (!code) return [];
  const rows = Array.from({ length: code.size }, () => Array<string>(code.size).fill("."));
  for (const [, x, y] of code.path.matchAll(/M(\d+) (\d+)h/g)) rows[Number(y)]![Number(x)] = "#";
  return rows.map((row) => row.join(""));
}

// Read back with a decoder when it was written, as was every length from 1 to 213 bytes.
const KNOWN = `
#######...###.#######
#.....#.#.##..#.....#
#.###.#..#.##.#.###.#
#.###.#..#.##.#.###.#
#.###.#.#.#.#.#.###.#
#.....#.....#.#.....#
#######.#.#.#.#######
..........###........
#.#.#.#...##....#..#.
..###.....##..###...#
..#.###.....##..#.###
#...#...##..#...#..#.
...#.#######...#.#...
........######.##..##
#######.....###.#.###
#.....#..#.###.##....
#.###.#.#.##.....#.#.
#.###.#..####.#.##.#.
#.###.#.#..##...#.#.#
#.....#.....#...#..#.
#######.###.#...##.##
`;

test("a phone reads the address of a page", () => {
  expect(drawn("https://a.cn/").join("\n")).toBe(KNOWN.trim());
});

test("the code grows with the address, its three corners stay whole", () => {
  const corner = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];
  for (const length of [14, 26, 42, 62, 84, 106, 122, 152, 180, 213]) {
    const rows = drawn("a".repeat(length));
    expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(corner);
    expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner);
    expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(corner);
  }
  expect(qrCode("a".repeat(14))?.size).toBe(21);
  expect(qrCode("a".repeat(213))?.size).toBe(57);
});

test("an address that no code of ours holds has none", () => {
  expect(qrCode("a".repeat(214))).toBeUndefined();
});
