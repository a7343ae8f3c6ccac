import { expect, test } from "vitest";
import { groundOf } from "./ground";

const LIGHT = [228, 237, 249];
const DARK = [11, 31, 69];
const SIZE = { width: 4, height: 3, channels: 3 };

/** Pixels of one colour, with others at some places. */
const painted = (colour: number[], others: Record<number, number[]> = {}) =>
  Uint8Array.from([...Array(SIZE.width * SIZE.height).keys()].flatMap((at) => others[at] ?? colour));

test("a chart's ground is known by its edges, whatever is drawn within", () => {
  expect(groundOf(painted(LIGHT, { 5: [0, 0, 0], 6: DARK }), SIZE)).toBe("light");
  expect(groundOf(painted(DARK), SIZE)).toBe("dark");
});

test("what a lossy file made of the ground is still it", () => {
  expect(groundOf(painted([225, 240, 246]), SIZE)).toBe("light");
});

test("a picture of which one pixel at an edge is another has none: it would end where the ground goes on", () => {
  for (const at of [0, 3, 4, 7, 8, 10])
    expect(groundOf(painted(LIGHT, { [at]: [9, 9, 9] }), SIZE)).toBe(undefined);
});

test("a plain ground of another colour is none that a card has", () => {
  expect(groundOf(painted([255, 255, 255]), SIZE)).toBe(undefined);
});
