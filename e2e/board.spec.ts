import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import type { Page } from "@playwright/test";
import { fromStore, one } from "./content";
import { signedIn } from "./signed-in";
import { expect, test } from "./site";
import { startSms } from "./sms";
import { type Site, startSite } from "./start-site";

// A member's whole way, from signing in to leaving, on a site where text messages are set up. One site for all of it.
test.describe.configure({ mode: "default" });

const run = promisify(execFile);
const QUESTION = "变频器旁边的电容柜要不要配电抗器";
const CONTENT = "车间有三台变频器，补偿柜的电容器一年换了两次。\n\n- 变压器 1000 kVA\n- 电容器 450 V";
const NOTE = "投切振荡的一次现场处理";
const ANSWER = "以 5 次谐波为主，选 7% 电抗率的电抗器。";
const OF_STAFF = "请先测量 5 次谐波的电流。";

let site: Site;
let sms: Awaited<ReturnType<typeof startSms>>;
test.beforeAll(async () => {
  sms = await startSms();
  site = await startSite({ ...sms.settings, MESSAGE_REFILL_S: "0" });
});
test.afterAll(async () => {
  await site.stop();
  sms.stop();
});

/** What an operator types in the release. */
async function board(...typed: string[]) {
  const { stdout } = await run(process.execPath, ["commands/board.mjs", ...typed], {
    cwd: path.resolve("release"),
    env: { ...process.env, DATABASE_FILE: site.store },
  });
  return stdout.trim();
}

const numberOf = (title: string) =>
  String(fromStore((store) => one<number>(store, "SELECT id FROM posts WHERE title = ?", title), site.store));

async function signIn(page: Page, phone: string, name: string) {
  await page.getByLabel("手机号码").fill(phone);
  await page.getByRole("button", { name: "获取验证码" }).click();
  // The service's client is loaded for the first one.
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

/** Signs in on the way to the form, and asks. */
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

/** Another member answers, by the API; staff let it through. */
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

  // On a busy machine the index of before answers for a moment.
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

test("a member asks, notes, is found, follows, is answered, accepts, and erases all @phone", async ({
  page,
}, { project }) => {
  const isPhone = project.name === "phone";
  const { shown, note } = await askToLeave(page, isPhone ? "13800138001" : "13800138002", isPhone ? 1 : 2);
  await leave(page, "连同我发布的全部内容一起删除");
  for (const gone of [shown, note]) expect((await page.request.get(gone)).status()).toBe(404);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("who is refused reads why, is let through after all, and leaves without a name", async ({ page }) => {
    const title = `${QUESTION}（3）`;
    const shown = await ask(page, "13800138003", title);
    await board("refuse", numberOf(title), "--why", "请写明电压等级");
    await page.reload();
    const own = page.getByRole("region", { name: "我的问题" });
    await expect(own).toContainText(/未通过[^]*原因：请写明电压等级/);
    await board("allow", numberOf(title));
    await page.goto(shown);
    await page.getByRole("link", { name: "我的问答" }).click();
    await leave(page, "保留已公开的内容");
    await page.goto(shown);
    await expect(page.getByRole("main")).toContainText(/变压器 1000 kVA/);
    await expect(page.getByRole("main")).toContainText("已注销的用户");
    await expect(page.getByText("王工")).toHaveCount(0);
  });

  test("who is banned is told so, keeps what was typed, and is not shown any more", async ({ page }) => {
    const title = `${QUESTION}（4）`;
    const [token = ""] = signedIn(site.store, [{ phone: "13800138004", username: "赵工" }]);
    await page.context().addCookies([{ name: "session", value: token, url: site.url }]);
    await page.goto(`${site.url}/Posted`);
    await write(page, title);
    await expect(page).toHaveURL(/\/Reply\?result=sent/);
    await board("allow", numberOf(title));
    const shown = `${site.url}/SpeakReply?id=${numberOf(title)}`;
    expect((await page.request.get(shown)).status()).toBe(200);
    const member = fromStore(
      (store) => one<number>(store, "SELECT id FROM members WHERE username = '赵工'"),
      site.store,
    );
    await board("ban", `m${member}`, "--why", "广告");
    expect((await page.request.get(shown)).status()).toBe(404);
    await page.reload();
    await expect(page.getByRole("region", { name: "我的问题" })).toContainText(/已隐藏[^]*原因：广告/);
    await page.getByRole("link", { name: "提问", exact: true }).click();
    await write(page, "再问一个问题可以吗");
    await expect(page.getByText("您的账号已停止发布，有疑问请拨打技术热线")).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel("标题")).toHaveValue("再问一个问题可以吗");
    await expect(page.getByLabel("正文")).toHaveValue(CONTENT);
    await page.goto(`${site.url}/Reply`);
    await page.getByText("删除", { exact: true }).click();
    await page.getByRole("button", { name: "确认删除" }).click();
    await expect(page.getByText("还没有提过问题。")).toBeVisible();
  });

  test("the whole way is done by plain forms @all @phone", async ({ page }, { project }) => {
    const isPhone = project.name === "phone";
    const { shown } = await askToLeave(page, isPhone ? "13800138005" : "13800138006", isPhone ? 5 : 6);
    await leave(page, "保留已公开的内容");
    await page.goto(shown);
    await expect(page.getByRole("main")).toContainText("已注销的用户");
  });
});

test("a word of 5,000 letters widens no page of the board", async ({ page }) => {
  const store = new Database(site.store, { timeout: 5000 });
  const word = "W".repeat(4990);
  const product = one<number>(store, "SELECT id FROM products ORDER BY id");
  const insert = store.prepare(
    "INSERT INTO posts (kind, title, product, username, content, state, createtime) VALUES (?, ?, ?, ?, ?, 'public', ?)",
  );
  for (const kind of ["speak", "stick"])
    insert.run(kind, "W".repeat(60), product, "W".repeat(20), word, new Date().toISOString());
  const id = one<number>(store, "SELECT id FROM posts WHERE kind = 'speak' AND content = ?", word);
  store
    .prepare("INSERT INTO replies (post, username, content, state, createtime) VALUES (?, ?, ?, 'public', ?)")
    .run(id, "W".repeat(20), `${word}\n\`\`\`\n${word}\n\`\`\`\n- ${word}`, new Date().toISOString());
  store.close();
  for (const address of ["/Speak", "/Speak?kind=notes", `/SpeakReply?id=${id}`, `/newdetail/${product}`]) {
    await page.goto(site.url + address);
    await expect(page.getByText("W".repeat(60)).first()).toBeVisible();
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
    }
  }
});

test("where text messages are not set up, pages say so and the questions can be read", async ({ page }) => {
  for (const closed of ["/login", "/Posted", "/Reply"]) {
    await page.goto(closed);
    await expect(page.getByText("该功能暂未开放")).toBeVisible();
    await expect(page.getByText("短信登录没有开通").first()).toBeVisible();
  }
  await page.goto("/Speak");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("工程问答");
});
