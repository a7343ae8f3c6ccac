import type { Desk } from "@/desk/server";

const { token = "", pages = "", before = "" } = document.querySelector<HTMLElement>("#desk")?.dataset ?? {};

/** The origin of the preview with drafts. */
export const PAGES = pages;
/** The origin of the site as visitors see it now. */
export const PAGES_BEFORE = before;

/** Calls a function of the desk; a refusal is thrown with its message. */
export async function call<Name extends keyof Desk>(
  name: Name,
  ...given: Parameters<Desk[Name]>
): Promise<Awaited<ReturnType<Desk[Name]>>> {
  const answer = await fetch(`/${token}/call/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(given),
  }).catch(() => {
    throw new Error(
      "编辑台已经停了：这一页上最后打的字还没有留下，先抄下来，再重新运行 npm run content -- desk。",
    );
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Awaited<ReturnType<Desk[Name]>>;
}
