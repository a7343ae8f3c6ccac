export const SAFETY = "/safety";

/** Parts of the page, in their order. */
export const SAFETY_PARTS = [
  { id: "card", title: "操作卡" },
  { id: "steps", title: "步骤" },
  { id: "devices", title: "各类设备" },
  { id: "tools", title: "用品" },
  { id: "emergency", title: "应急处置" },
] as const;

/** The rules of a kind of device, by the id that editors gave it. */
export const safetyHref = (device: string) => `${SAFETY}#${device}`;
