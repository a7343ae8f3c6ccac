import { storeReady } from "@/db/health";

/** Ready: the store can be read and written. Says no more than that to whoever asks. */
export function GET() {
  if (storeReady()) return Response.json({ code: 1, msg: "", data: "ok" });
  const busy = { code: 503, msg: "服务繁忙，请稍后再试", data: null };
  return Response.json(busy, { status: 503, headers: { "Retry-After": "5" } });
}

export const dynamic = "force-dynamic";
