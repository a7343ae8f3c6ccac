import type { Desk } from "@/desk/server";

const { token = "", pages = "", before = "" } = document.querySelector<HTMLElement>("#desk")?.dataset ?? {};

/** Where the previewed pages are read. */
export const PAGES = pages;
/** Where they are read as visitors have them now. */
export const PAGES_BEFORE = before;

/** Asks the desk; a refusal is thrown with the sentence that it gives. */
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
