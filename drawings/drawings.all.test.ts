import { test } from "vitest";
import { shippedProducts } from "@/db/testing/content";
import { expectSoundDrawings } from "./test-drawings";

test.each(shippedProducts)("the drawings of $model hold what any drawing promises", expectSoundDrawings);
