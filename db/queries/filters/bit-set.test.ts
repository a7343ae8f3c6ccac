import { expect, test } from "vitest";
import { BitSet } from "./bit-set";

const setOf = (members: number[], size = 1000) => {
  const set = new BitSet(size);
  for (const member of members) set.add(member);
  return set;
};
const multiples = (of: number, size = 1000) =>
  Array.from({ length: Math.ceil(size / of) }, (_, at) => at * of);

test("a set returns its members in order, in any word", () => {
  const members = [0, 1, 31, 32, 33, 63, 64, 998, 999];
  expect(setOf(members.toReversed()).members()).toEqual(members);
  expect(
    setOf(members)
      .without(setOf([0, 31, 999, 5]))
      .members(),
  ).toEqual([1, 32, 33, 63, 64, 998]);
  expect([setOf([]).isEmpty, setOf([33]).isEmpty, setOf([33]).has(33), setOf([33]).has(-1)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test("intersection, union and count match those of plain sets", () => {
  const [twos, threes] = [multiples(2), multiples(3)];
  const sixes = twos.filter((member) => member % 3 === 0);
  expect(BitSet.and(setOf(twos), setOf(threes)).members()).toEqual(sixes);
  expect(BitSet.or(setOf(twos), setOf(threes)).members()).toEqual(
    [...new Set([...twos, ...threes])].sort((a, b) => a - b),
  );
  expect(setOf(twos).countWith(setOf(threes))).toBe(sixes.length);
});

test("members out of range are ignored", () => {
  expect(setOf([-1, 5, 6, 1e9], 6).members()).toEqual([5]);
});
