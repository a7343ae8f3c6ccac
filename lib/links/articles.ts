import { type Tool, TOOL_LINKS } from "./tools";

/** What articles are about, by the keys that db/content/news uses. */
export const SUBJECTS: Readonly<Record<string, string>> = {
  policy: "政策与标准",
  "reactive-power": "无功补偿",
  harmonics: "谐波与电能质量",
  distribution: "台区与新能源",
  metering: "计量与物联",
  safety: "用电安全",
  quality: "质量与服务",
  works: "制造与试验",
  training: "培训",
};

/** Of an article whose editor chose none. */
export const NO_SUBJECT = "其他";

/** The calculators that a text links to. */
export const toolsIn = (html: string): readonly Tool[] =>
  TOOL_LINKS.filter(({ href }) => html.includes(`href="${href}`));
