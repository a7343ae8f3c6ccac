import { z } from "zod";
import { filled, saying } from "./filled-shapes";
import { line } from "./line-shapes";

const LONGEST = 160;
/** Text without placeholders. */
const plain = saying([]);
/** The description in search results, which search engines truncate. */
const description = plain.max(LONGEST, `搜索结果里只显示前面一段，最多写 ${LONGEST} 个字`);

const titled = z.strictObject({ title: plain, text: plain });

/** Texts of the pages, by page (lib/links/page-texts.ts). */
export const pageTexts = z.strictObject({
  about: z.strictObject({ lead: filled }),
  cart: z.strictObject({ description, lead: filled }),
  cases: z.strictObject({ note: plain }),
  cloud: z.strictObject({ features: plain, architecture: plain }),
  code: z.strictObject({ description, lead: plain }),
  compare: z.strictObject({ description }),
  contact: z.strictObject({ description }),
  developers: z.strictObject({ lead: plain, calls: plain }),
  downloads: z.strictObject({
    description,
    lead: plain,
    certificates: plain,
    /** Shown for a product without a register table: for its first supported kind of communication, or for none. */
    registers: z.strictObject({
      without: z.array(z.strictObject({ by: z.array(line).min(1), text: plain })),
      none: plain,
    }),
  }),
  harmonics: z.strictObject({ lead: description }),
  home: z.strictObject({
    families: saying(["产品线数"]),
    solutions: plain,
    cases: plain,
    about: filled,
  }),
  kvar: z.strictObject({ lead: description }),
  login: z.strictObject({
    description,
    lead: saying(["验证码分钟数"]),
    members: z.strictObject({ title: plain, lines: z.array(titled).min(1) }),
  }),
  meter: z.strictObject({ lead: description }),
  notes: z.strictObject({ description }),
  posted: z.strictObject({ description }),
  privacy: z.strictObject({ description }),
  product: z.strictObject({ files: plain, ordering: plain, sheet: plain }),
  solution: z.strictObject({ sheet: plain }),
  quotation: z.strictObject({ sheet: plain }),
  questions: z.strictObject({ description, lead: plain, members: plain, example: plain }),
  search: z.strictObject({
    description,
    examplesLead: plain,
    examples: z.array(line).min(1, "至少写一个例子"),
  }),
  service: z.strictObject({ description, lead: plain, faults: filled, parts: plain }),
  /** Short names of standards, by number. */
  standards: z.record(z.string(), plain),
  titleSearch: z.strictObject({ help: plain }),
});

/** When visitors get an answer, and the steps after that. */
export const nextSteps = z.strictObject({ promise: titled, then: z.array(titled) });

/** Links from the platform's pages. */
export const cloudWays = z
  .array(z.strictObject({ href: line.startsWith("/", "要写站内地址，以 / 开头"), label: line, text: line }))
  .min(1, "至少写一处");
