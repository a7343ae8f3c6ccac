import Database from "better-sqlite3";
import { boardOf, CONTENT, QUESTION } from "./board-steps";
import { fromStore, one } from "./content";
import { list, order, someProducts } from "./inquiry-page";
import { allWords, readPage, words } from "./read-page";
import { signedIn } from "./signed-in";
import { expect, test } from "./site";
import { startSms } from "./sms";
import { type Site, startSite } from "./start-site";

// A member from signing in to deleting the account, on one site with text messages.
test.describe.configure({ mode: "default" });

let site: Site;
let sms: Awaited<ReturnType<typeof startSms>>;
let steps: ReturnType<typeof boardOf>;
test.beforeAll(async () => {
  sms = await startSms();
  site = await startSite({ ...sms.settings, MESSAGE_REFILL_S: "0" });
  steps = boardOf(site, sms);
});
test.afterAll(async () => {
  await site.stop();
  sms.stop();
});

for (const { where, nth, tag } of [
  { where: "", nth: 2, tag: ["@all"] },
  { where: ", on a phone", nth: 1, tag: ["@phone-only", "@all"] },
])
  test(
    `a member asks, notes, is found, follows, is answered, accepts, and erases all${where}`,
    { tag },
    async ({ page }) => {
      // The longest way of all.
      test.slow();
      const { shown, note } = await steps.askToLeave(page, `1380013800${nth}`, nth);
      await steps.leave(page, "连同我发布的全部内容一起删除");
      for (const gone of [shown, note]) expect((await page.request.get(gone)).status()).toBe(404);
    },
  );

test(
  "an inquiry sent by a member is complete on the member's other device; visitors who are not signed in are asked to sign in",
  { tag: "@all" },
  async ({ playwright }) => {
    const [token = ""] = signedIn(site.store, [{ phone: "13800138009", username: "周工" }]);
    const device = (cookies: string[]) =>
      playwright.request.newContext({
        baseURL: site.url,
        extraHTTPHeaders: cookies.length > 0 ? { cookie: cookies.join("; ") } : {},
      });
    const [office, home, other] = [await device([]), await device([`session=${token}`]), await device([])];
    await list(
      office,
      fromStore((store) => someProducts(store, 1), site.store),
    );
    const { cookies } = await office.storageState();
    const named = cookies.map(({ name, value }) => `${name}=${value}`);
    const signed = await device([...named, `session=${token}`]);
    const { receipt, name } = await order(signed, []);
    const own = words(await readPage(home, "/cart"));
    expect(own).toMatch(/提交过的询价单留言编号 \d+，查看回执.*您在任何设备上登录，都能看到/);
    expect(words(await readPage(home, receipt))).toContain(name);
    expect(words(await readPage(other, receipt))).not.toContain(name);
    const led = await readPage(other, "/cart");
    expect(words(led)).toContain("在别的设备上提交过询价？登录后在这里查看");
    expect(led.querySelector("main a[href='/login?to=%2Fcart']")).not.toBeNull();
    await Promise.all([office, home, other, signed].map((one) => one.dispose()));
  },
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a member reads why a text was refused, has it approved later, and deletes the account, leaving texts without a name",
    { tag: "@all" },
    async ({ page }) => {
      const title = `${QUESTION}（3）`;
      const shown = await steps.ask(page, "13800138003", title);
      await steps.board("refuse", steps.numberOf(title), "--why", "请写明电压等级");
      await page.reload();
      const own = page.getByRole("region", { name: "我的问题" });
      await expect(own).toContainText(/未通过[^]*原因：请写明电压等级/);
      await steps.board("allow", steps.numberOf(title));
      await page.goto(shown);
      await page.getByRole("link", { name: "我的问答" }).click();
      await steps.leave(page, "保留已公开的内容");
      await page.goto(shown);
      await expect(page.getByRole("main")).toContainText(/变压器 1000 kVA/);
      await expect(page.getByRole("main")).toContainText("已注销的用户");
      await expect(page.getByText("王工")).toHaveCount(0);
    },
  );

  test("a banned member is told so, keeps typed text, and is hidden", { tag: "@all" }, async ({ page }) => {
    const title = `${QUESTION}（4）`;
    const [token = ""] = signedIn(site.store, [{ phone: "13800138004", username: "赵工" }]);
    await page.context().addCookies([{ name: "session", value: token, url: site.url }]);
    await page.goto(`${site.url}/Posted`);
    await steps.write(page, title);
    await expect(page).toHaveURL(/\/Reply\?result=sent/);
    await steps.board("allow", steps.numberOf(title));
    const shown = `${site.url}/SpeakReply?id=${steps.numberOf(title)}`;
    expect((await page.request.get(shown)).status()).toBe(200);
    const member = fromStore(
      (store) => one<number>(store, "SELECT id FROM members WHERE username = '赵工'"),
      site.store,
    );
    await steps.board("ban", `m${member}`, "--why", "广告");
    expect((await page.request.get(shown)).status()).toBe(404);
    await page.reload();
    await expect(page.getByRole("region", { name: "我的问题" })).toContainText(/已隐藏[^]*原因：广告/);
    await page.getByRole("link", { name: "提问", exact: true }).click();
    await steps.write(page, "再问一个问题可以吗");
    await expect(page.getByText("您的账号已停止发布，有疑问请拨打技术热线")).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel("标题")).toHaveValue("再问一个问题可以吗");
    await expect(page.getByLabel("正文")).toHaveValue(CONTENT);
    await page.goto(`${site.url}/Reply`);
    await page.getByText("删除", { exact: true }).click();
    await page.getByRole("button", { name: "确认删除" }).click();
    await expect(page.getByText("还没有提过问题。")).toBeVisible();
  });

  test("all steps from asking to leaving work with plain forms @all @phone", async ({ page }, {
    project,
  }) => {
    test.slow();
    const isPhone = project.name === "phone";
    const { shown } = await steps.askToLeave(page, isPhone ? "13800138005" : "13800138006", isPhone ? 5 : 6);
    await steps.leave(page, "保留已公开的内容");
    await page.goto(shown);
    await expect(page.getByRole("main")).toContainText("已注销的用户");
  });
});

test("a word of 5,000 letters does not widen any page of the board", { tag: "@all" }, async ({ page }) => {
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

test(
  "without text messages configured, pages say so and questions are readable",
  { tag: "@all" },
  async ({ request }) => {
    for (const closed of ["/login", "/Posted", "/Reply"]) {
      const said = words(await readPage(request, closed));
      expect(said, closed).toContain("该功能暂未开放");
      expect(said, closed).toContain("短信登录没有开通");
    }
    expect(allWords(await readPage(request, "/Speak"), "h1")).toEqual(["工程问答"]);
  },
);
