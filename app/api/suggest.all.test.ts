import { beforeAll, test } from "vitest";
import { testContentStore } from "@/db/testing/store";
import { ALL } from "./test-strings";
import { expectSuggestions } from "./test-suggest";

beforeAll(() => void testContentStore());

test("a search of any words gets suggestions or none, never an error", () => expectSuggestions(ALL));
