/** What industry articles are about, by the keys that db/content/news uses. */
export const SUBJECTS = {
  policy: "政策与标准",
  "reactive-power": "无功补偿",
  harmonics: "谐波与电能质量",
  distribution: "台区与新能源",
  metering: "计量与物联",
  safety: "用电安全",
} as const;
