import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { fromStore, one } from "./content";
import { signedIn } from "./signed-in";
import { expect } from "./site";
import type { startSms } from "./sms";
import type { Site } from "./start-site";

const run = promisify(execFile);
export const QUESTION = "变频器旁边的电容柜要不要配电抗器";
export const CONTENT = "车间有三台变频器，补偿柜的电容器一年换了两次。\n\n- 变压器 1000 kVA\n- 电容器 450 V";
const NOTE = "投切振荡的一次现场处理";
const ANSWER = "以 5 次谐波为主，选 7% 电抗率的电抗器。";
const OF_STAFF = "请先测量 5 次谐波的电流。";

/** Actions of members on a site with text messages, and the commands of its staff. */
export function boardOf(site: Site, sms: Awaited<ReturnType<typeof startSms>>) {
  /** Runs a staff command in the release. */
  async function board(...typed: string[]) {
    const { stdout } = await run(process.execPath, ["commands/board.mjs", ...typed], {
      cwd: path.resolve("release"),
      env: { ...process.env, DATABASE_FILE: site.store },
    });
    return stdout.trim();
  }

  const numberOf = (title: string) =>
    String(
      fromStore((store) => one<number>(store, "SELECT id FROM posts WHERE title = ?", title), site.store),
    );

  async function signIn(page: Page, phone: string, name: string) {
    await page.getByLabel("手机号码").fill(phone);
    await page.getByRole("button", { name: "获取验证码" }).click();
    // The SMS client is loaded on first use.
    await expect(page.getByText("验证码已发送")).toBeVisible({ timeout: 20_000 });
    await page.getByLabel("验证码").fill(sms.codeOf(phone));
    await page.getByLabel("称呼").fill(name);
    await page.getByRole("button", { name: "登录", exact: true }).click();
  }

  async function write(page: Page, title: string, content = CONTENT) {
    if (title !== "") await page.getByLabel("标题").fill(title);
    await page.getByLabel("正文").fill(content);
    await page.getByRole("button", { name: "提交审核" }).click();
  }

  /** Signs in on opening the form, and asks a question. */
  async function ask(page: Page, phone: string, title: string) {
    await page.goto(`${site.url}/Speak`);
    await page.getByRole("main").getByRole("link", { name: "提问" }).click();
    await expect(page).toHaveURL(/\/login\?to=/);
    await signIn(page, phone, "王工");
    await expect(page).toHaveURL(/\/Posted$/);
    await write(page, title);
    await expect(page).toHaveURL(/\/Reply\?result=sent/);
    await expect(page.getByText("待审核", { exact: true })).toBeVisible();
    const shown = `${site.url}/SpeakReply?id=${numberOf(title)}`;
    expect((await page.request.get(shown)).status()).toBe(404);
    return shown;
  }

  /** Another member answers by the API; staff approve it. */
  async function answerAsAnother(page: Page, phone: string, question: string) {
    const [token = ""] = signedIn(site.store, [{ phone, username: "李工" }]);
    const form = { speak: question, content: ANSWER };
    const answer = await page.request.post(`${site.url}/api/Commit/add`, { form, headers: { token } });
    const { data } = (await answer.json()) as { data: { id: number } };
    return `r${data.id}`;
  }

  async function leave(page: Page, texts: string) {
    await page.goto(`${site.url}/Reply`);
    await page.getByLabel(texts).check();
    await page.getByRole("button", { name: "注销账号" }).click();
    await expect(page.getByText("账号已注销")).toBeVisible();
  }

  async function askToLeave(page: Page, phone: string, nth: number) {
    const [title, note] = [`${QUESTION}（${nth}）`, `${NOTE}（${nth}）`];
    const shown = await ask(page, phone, title);
    await page.getByRole("link", { name: "写手记" }).click();
    await write(page, note);
    await expect(page.getByText(note)).toBeVisible();
    const [question, written] = [numberOf(title), numberOf(note)];
    expect(await board("allow", question, written)).toBe("已公开 2 条。");

    // On a busy machine the old index answers for a moment.
    await expect(async () => {
      await page.goto(`${site.url}/search?q=${encodeURIComponent("变频器旁边")}&kind=board`);
      await expect(page.getByRole("link", { name: title })).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(shown);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const item = page.getByRole("listitem").filter({ hasText: "变压器 1000 kVA" });
    await expect(item).toHaveCSS("list-style-type", "disc");
    await page.getByRole("link", { name: "回答这个问题" }).click();
    await page.getByRole("button", { name: "关注这个问题" }).click();
    await expect(page.getByText("已关注", { exact: true })).toBeVisible();

    await page.goto(`${site.url}/Speak?kind=notes`);
    await page.getByRole("link", { name: note }).click();
    await expect(page).toHaveURL(`${site.url}/StickReply?id=${written}`);
    await page.getByRole("link", { name: "评论这篇手记" }).click();
    await write(page, "", "补充一点：先放电再接线。");
    await expect(page.getByRole("region", { name: "我的回答" }).getByText("待审核")).toBeVisible();

    const answer = await answerAsAnother(page, `${phone.slice(0, -2)}9${nth}`, question);
    expect(await board("allow", answer)).toBe("已公开 1 条。");
    await board("answer", question, OF_STAFF);
    await page.goto(shown);
    await expect(page.getByRole("list", { name: "回答" }).getByRole("listitem")).toContainText([
      new RegExp(`澜衡工程师[^]*${OF_STAFF}`),
      new RegExp(`李工[^]*${ANSWER}`),
    ]);
    await page.getByRole("link", { name: "我的问答" }).click();
    await page
      .getByRole("region", { name: "给我的回答" })
      .getByRole("listitem")
      .filter({ hasText: ANSWER })
      .getByRole("button", { name: "采纳" })
      .click();
    await expect(page.getByText("已采纳").first()).toBeVisible();
    await page.goto(shown);
    await expect(page.getByText("提问者采纳")).toBeVisible();
    return { shown, note: `${site.url}/StickReply?id=${written}` };
  }

  return { board, numberOf, write, ask, leave, askToLeave };
}
