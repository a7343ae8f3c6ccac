import { existsSync } from "node:fs";
import { Builder, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { freePort } from "@/scripts/free-port";
import { answers, startProcess } from "./start-process";
import { type Engine, restingPlace, type Visitor } from "./visitor";

/** Debian's library folder has the architecture in its name. */
const MACHINE = { x64: "x86_64", arm64: "aarch64" }[process.arch as "x64" | "arm64"];
const BROWSER = `/usr/lib/${MACHINE}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** The driver occasionally fails to parse a response. */
const UNREAD = /Could not parse script result/;

const visitorOf = (driver: WebDriver): Visitor => {
  const ask = <Given, Answered>(question: (given: Given) => Answered, given: Given): Promise<Answered> => {
    const answer = () =>
      driver.executeScript<Answered>(`return (${question.toString()})(arguments[0])`, given);
    // Reading requests are retried once.
    return answer().catch((error: unknown) =>
      UNREAD.test(String(error)) ? answer() : Promise.reject(error as Error),
    );
  };
  const press: Visitor["press"] = async (selector) => {
    const place = await restingPlace({ ask }, selector);
    await driver
      .actions()
      .move({ ...place, duration: 0 })
      .click()
      .perform();
  };
  return {
    ask,
    open: (address) => driver.get(address),
    resize: async ({ width, height }) => {
      await driver.manage().window().setRect({ width, height });
      const inner = await ask(() => [innerWidth, innerHeight] as const, undefined);
      await driver
        .manage()
        .window()
        .setRect({ width: 2 * width - inner[0], height: 2 * height - inner[1] });
    },
    press,
    type: async (selector, text) => {
      await press(selector);
      await ask(() => (document.activeElement as HTMLInputElement).select(), undefined);
      await driver.actions().sendKeys(text).perform();
    },
    key: (name) =>
      driver
        .actions()
        .sendKeys({ ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER, Escape: Key.ESCAPE }[name])
        .perform(),
    shot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
  };
};

/** WebKitGTK, with the engine of iPhones, by Debian's driver; its window needs a display. */
export const webkit: Engine = {
  name: "WebKitGTK",
  start: async () => {
    const [port, display] = [await freePort(), 90 + (process.pid % 900)];
    const screen = await startProcess(
      "Xvfb",
      [`:${display}`, "-screen", "0", "2000x1400x24", "-nolisten", "tcp"],
      {},
      () => Promise.resolve(existsSync(`/tmp/.X11-unix/X${display}`)),
    );
    const server = `http://127.0.0.1:${port}`;
    const driverProcess = await startProcess(
      "WebKitWebDriver",
      [`--port=${port}`],
      { DISPLAY: `:${display}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", LIBGL_ALWAYS_SOFTWARE: "1" },
      answers(`${server}/status`),
    );
    const capabilities = new Capabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: BROWSER, args: ["--automation"] },
    });
    const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    return {
      visitor: visitorOf(driver),
      stop: async () => {
        await driver.quit().catch(() => undefined);
        await driverProcess.stop();
        await screen.stop();
      },
    };
  },
};
