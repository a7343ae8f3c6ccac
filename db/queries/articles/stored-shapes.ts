import { z } from "zod";

/** Words of editors, of so many characters at most. */
export const words = (longest: number) =>
  z.string("要写成文字").trim().min(1, "不能为空").max(longest, `不超过 ${longest} 个字`);

/** What stored JSON says; undefined where nothing is stored. */
export const parsed = <Shape>(shape: z.ZodType<Shape>, text = ""): Shape | undefined =>
  text === "" ? undefined : shape.parse(JSON.parse(text));
