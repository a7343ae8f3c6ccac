import { z } from "zod";

/** Text written by editors, with a maximum length. */
export const words = (longest: number) =>
  z.string("要写成文字").trim().min(1, "不能为空").max(longest, `不超过 ${longest} 个字`);

/** Parses stored JSON; undefined if it is empty. */
export const parsed = <Shape>(shape: z.ZodType<Shape>, text = ""): Shape | undefined =>
  text === "" ? undefined : shape.parse(JSON.parse(text));
