export const SAFETY = "/safety";

/** The sections of the page, in order. */
export const SAFETY_PARTS = [
  { id: "card", title: "操作卡" },
  { id: "steps", title: "步骤" },
  { id: "devices", title: "各类设备" },
  { id: "tools", title: "用品" },
  { id: "emergency", title: "应急处置" },
] as const;

/** The safety rules of a kind of device, by its id in the content. */
export const safetyHref = (device: string) => `${SAFETY}#${device}`;
