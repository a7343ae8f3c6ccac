import WAYS from "@/db/content/site/cloud-ways.json" with { type: "json" };

export const CLOUD_PAGES = {
  introduction: { path: "/yunplat", label: "平台介绍" },
  showcase: { path: "/yunshow", label: "平台展示" },
} as const;

/** Links onward from the pages of the cloud platform. */
export const CLOUD_WAYS = WAYS;
