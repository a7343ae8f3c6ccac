import type { FaultStatus } from "@/lib/http/envelope";

/** The cause of each HTTP error, and its header. */
export const FAULT_CAUSES: Record<FaultStatus, { cause: string; header?: "Allow" | "Retry-After" }> = {
  400: { cause: "内容无法解析：JSON 有误或不是对象、编码不是 UTF-8" },
  403: { cause: "浏览器里其他网站的页面跨站提交" },
  404: { cause: "地址不存在" },
  405: { cause: "地址存在，但不支持这个方法", header: "Allow" },
  413: { cause: "内容超过 64 KiB，附件不计" },
  415: { cause: "内容不是表单，也不是 JSON" },
  429: { cause: "一位访客的提交过多", header: "Retry-After" },
  500: { cause: "没有预料到的错误，原因记在服务器的日志里" },
  503: { cause: "数据暂时不能读写", header: "Retry-After" },
};

/** Errors of every call; the others concern request bodies. */
const OF_ALL = [500, 503] as const;
const OF_BODY = [400, 403, 413, 415] as const;

/** The errors of a call, beside 404 and 405. */
export const faultsOf = ({ method, isLimited }: { method: string; isLimited?: boolean }): FaultStatus[] => [
  ...(method === "GET" ? [] : OF_BODY),
  ...(isLimited ? [429 as const] : []),
  ...OF_ALL,
];
