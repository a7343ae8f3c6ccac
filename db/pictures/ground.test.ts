import { expect, test } from "vitest";
import { groundOf } from "./ground";

const LIGHT = [228, 237, 249];
const DARK = [11, 31, 69];
const SIZE = { width: 4, height: 3, channels: 3 };

/** Pixels of one colour, with others at some places. */
const painted = (colour: number[], others: Record<number, number[]> = {}) =>
  Uint8Array.from([...Array(SIZE.width * SIZE.height).keys()].flatMap((at) => others[at] ?? colour));

test("a chart's background is recognized at its edges, whatever is inside", () => {
  expect(groundOf(painted(LIGHT, { 5: [0, 0, 0], 6: DARK }), SIZE)).toBe("light");
  expect(groundOf(painted(DARK), SIZE)).toBe("dark");
});

test("lossy compression of the background is tolerated", () => {
  expect(groundOf(painted([225, 240, 246]), SIZE)).toBe("light");
});

test("a picture with a single different pixel at an edge has no background to extend", () => {
  for (const at of [0, 3, 4, 7, 8, 10])
    expect(groundOf(painted(LIGHT, { [at]: [9, 9, 9] }), SIZE)).toBe(undefined);
});

test("a plain background in another colour is not one of the cards'", () => {
  expect(groundOf(painted([255, 255, 255]), SIZE)).toBe(undefined);
});
