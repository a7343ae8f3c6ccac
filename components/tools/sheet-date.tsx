"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};
const today = () => new Date().toLocaleDateString("sv-SE", { timeZone: "Asia/Shanghai" });
const unknown = () => "";

/** The day of printing, in China. Scripts write it: the page itself may be older. */
export function SheetDate() {
  const date = useSyncExternalStore(never, today, unknown);
  return date && <> · 计算日期 {date}</>;
}
