import { listFaults } from "@/db/queries/site/script-faults";

/** Script errors by browser and page, one line each. */
export function faultsReport(): string {
  const faults = listFaults(Date.now());
  if (faults.length === 0) return "近 30 天没有浏览器报告脚本故障。";
  const total = faults.reduce((sum, { times }) => sum + times, 0);
  const lines = faults.map(
    ({ day, times, browser, part, page }) =>
      `${day}  ${String(times).padStart(5)} 次  ${browser}  ${part}  ${page}`,
  );
  return [`近 30 天浏览器报告的脚本故障共 ${total} 次（日期、次数、浏览器、部分、页面）：`, ...lines].join(
    "\n",
  );
}
