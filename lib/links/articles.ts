import { type Tool, TOOL_LINKS } from "./tools";

/** Subjects of articles, by their keys in db/content/news. */
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

/** For articles without a subject. */
export const NO_SUBJECT = "其他";

/** The calculators that a text links to. */
export const toolsIn = (html: string): readonly Tool[] =>
  TOOL_LINKS.filter(({ href }) => html.includes(`href="${href}`));
