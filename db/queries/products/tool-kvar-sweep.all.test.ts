import { afterAll, beforeAll, expect, test } from "vitest";
import { closeStore } from "@/db/connection";
import { testContentStore } from "@/db/testing/store";
import { expectNoResonance, proposalsCompared } from "./test-kvar-sweep";

beforeAll(() => void testContentStore());
afterAll(closeStore);

test("no recommended reactance is near a resonance, for any transformer size", () => expectNoResonance(1.19));

test("the head of a calculation matches its rows, for any load", () =>
  expect(proposalsCompared(3)).toBeGreaterThan(200));
