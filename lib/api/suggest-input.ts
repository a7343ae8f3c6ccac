import { z } from "zod";
import { MAX_SEARCH } from "@/lib/constants";

/** The input of suggestions; longer texts are cut instead of refused. */
export const suggestInput = z.object({
  q: z
    .string()
    .default("")
    .transform((words) => [...words].slice(0, MAX_SEARCH).join(""))
    .describe(`输入的文字，${MAX_SEARCH} 字以后的不计`),
});
