import { z } from "zod";
import { MAX_SEARCH } from "@/lib/constants";

/** What is suggested for; what is longer is cut, so that no words are refused. */
export const suggestInput = z.object({
  q: z
    .string()
    .default("")
    .transform((words) => [...words].slice(0, MAX_SEARCH).join(""))
    .describe(`输入的文字，${MAX_SEARCH} 字以后的不计`),
});
