import { beforeAll, test } from "vitest";
import { testContentStore } from "@/db/testing/store";
import { ALL } from "./test-strings";
import { expectSuggestions } from "./test-suggest";

beforeAll(() => void testContentStore());

test("no words make an error", () => expectSuggestions(ALL));
