import { afterAll, beforeAll, expect, test } from "vitest";
import { closeStore } from "@/db/connection";
import { testContentStore } from "@/db/testing/store";
import { expectNoResonance, proposalsCompared } from "./test-kvar-sweep";

beforeAll(() => void testContentStore());
afterAll(closeStore);

test("no rate that was advised is near to a resonance, whatever the size of the transformer", () =>
  expectNoResonance(1.19));

test("what a planner reads at the head of a calculation is in its rows, whatever the load", () =>
  expect(proposalsCompared(3)).toBeGreaterThan(200));
