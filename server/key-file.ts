import { type Answer, makeAnswer } from "./answer";
import { DATA_HEADERS } from "@/lib/http/security-headers";

/** The key file that proves to IndexNow that submitted addresses (`npm run push`) come from the owner of the site. */
export function keyFile(key: string | undefined): (path: string) => Answer | undefined {
  if (key === undefined) return () => undefined;
  const headers = {
    ...DATA_HEADERS,
    "cache-control": "no-cache",
    "content-type": "text/plain; charset=utf-8",
  };
  const answer = makeAnswer(200, headers, Buffer.from(key));
  return (path) => (path === `/${key}.txt` ? answer : undefined);
}
