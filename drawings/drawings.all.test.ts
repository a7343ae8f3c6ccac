import { test } from "vitest";
import { shippedProducts } from "@/db/testing/content";
import { expectSoundDrawings } from "./test-drawings";

test.each(shippedProducts())("the drawings of $model are valid, small and not clipped", expectSoundDrawings);
