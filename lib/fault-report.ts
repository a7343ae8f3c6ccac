import { z } from "zod";

/** The interactive parts of a page (components/ui/fault-boundary.tsx), and `scripts` if no script could be loaded. */
const PARTS = [
  "builder",
  "calculator",
  "carousel",
  "cart",
  "compare",
  "contents",
  "copy",
  "filters",
  "form",
  "lightbox",
  "menu",
  "page",
  "print",
  "scripts",
  "search",
  "service",
  "tabs",
] as const;

export type PartName = (typeof PARTS)[number];

/** A browser's report of a failed script. */
export const faultReport = z.object({
  page: z.string().max(200).describe("页面的路径，没有查询参数；保存的是它属于哪种页面，不是它本身"),
  part: z.enum(PARTS).describe("页面的哪个部分；scripts 是全部脚本"),
});
