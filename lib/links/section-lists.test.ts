import { expect, test } from "vitest";
import { pictureOf, picturePath } from "@/lib/pictures";
import { COMBINED, GALLERIES, LISTS } from "./section-lists";

const WIDEST_SCREEN = 2560;

test.each([...Object.values(LISTS), ...Object.values(COMBINED), ...Object.values(GALLERIES)])(
  "the banner of $path is wide enough for a wide screen",
  ({ banner }) => {
    expect(pictureOf(picturePath(banner) ?? "")?.width).toBeGreaterThanOrEqual(WIDEST_SCREEN);
  },
);
