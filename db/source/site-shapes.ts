import { z } from "zod";
import { NOTES } from "@/lib/tools/notes";
import { all, titled } from "./entry-shapes";
import { filled, saying } from "./filled-shapes";
import { FINDING_DOCUMENTS } from "./finding-shapes";
import { line } from "./line-shapes";
import { cloudWays, nextSteps, pageTexts } from "./page-shapes";
import { SERVICE_DOCUMENTS } from "./service-shapes";
import { namedColumns } from "./trait-shapes";

const notes = (named: Readonly<Record<string, readonly string[]>>) =>
  z.strictObject(Object.fromEntries(Object.entries(named).map(([name, figures]) => [name, saying(figures)])));

const page = z.strictObject({ label: line, title: line, lead: line, banner: line });
const block = z.union(
  [
    filled,
    z.strictObject({ list: z.array(filled).min(1) }),
    z.strictObject({ header: z.array(line).min(1), rows: z.array(z.array(line)).min(1) }),
  ],
  "要写成一段文字、{ list } 或 { header, rows }",
);

/**
 * Texts that are imported from their files at build time and not stored in the database. They are validated with the
 * rest of the content.
 */
export const SITE_DOCUMENTS = {
  ...FINDING_DOCUMENTS,
  ...SERVICE_DOCUMENTS,
  "site/lists": z.strictObject({
    lists: all(
      ["city", "breeding", "industry", "buildings", "medical", "manufacturing", "company", "trade"],
      page,
    ),
    combined: all(["solutions", "news", "honours"], page).extend({ cases: page.extend({ more: line }) }),
    galleries: all(["factory", "leaders"], page),
    honours: all(
      ["certificate", "invention", "utility", "software"],
      z.strictObject({ label: line, lead: line }),
    ),
  }),
  "site/pages": pageTexts,
  "site/next-steps": nextSteps,
  "site/cloud-ways": cloudWays,
  "site/closed-pages": all(["login", "posted", "reply"], titled),
  "site/closing": all(
    [
      ...(["home", "productCentre", "solutions", "solution", "cases", "news", "company"] as const),
      ...(["service", "safety", "code", "tool", "searching", "search"] as const),
      ...(["developers", "cloud", "showcase", "compare", "downloads", "fault"] as const),
    ],
    titled,
  ),
  "site/product-centre": z.strictObject({
    centre: z.strictObject({ description: saying(["产品线"]), lead: saying(["产品线数", "产品数"]) }),
    finder: titled,
    families: z.strictObject({ title: line, lead: saying(["装置类数", "产品线数"]) }),
    types: saying(["装置类数", "产品线数"]),
    help: titled,
    products: z.strictObject({ title: line, lead: line, description: line, columns: namedColumns }),
  }),
  "site/tool-notes": z.strictObject({
    kvar: notes(NOTES.kvar),
    harmonics: notes(NOTES.harmonics),
    meter: notes(NOTES.meter),
  }),
  "site/privacy": z.strictObject({
    title: line,
    version: filled,
    opening: z.array(block),
    sections: z.array(z.strictObject({ title: line, content: z.array(block).min(1) })).min(1),
  }),
};
