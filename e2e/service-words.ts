// Editors' questions, fault codes and parts, for specs that look for them on the pages.
import { readFileSync } from "node:fs";
import type { Question } from "@/lib/faq/questions";
import type { FaultKind } from "@/lib/service/fault-codes";
import type { partGroups as groups } from "@/lib/service/spare-parts";

/** Playwright does not import JSON. */
const kept = <Words>(file: string) => JSON.parse(readFileSync(file, "utf8")) as Words;

export const questions = kept<Question[]>("db/content/site/questions.json");
export const faultKinds = kept<FaultKind[]>("db/content/site/fault-codes.json");
export const partGroups = kept<typeof groups>("db/content/site/spare-parts.json");
