import type { Page } from "@playwright/test";

export const TOOLS = ["/tools/kvar", "/tools/harmonics", "/tools/meter"] as const;
export const [KVAR, HARMONICS, METER] = TOOLS;
export const EXAMPLE = "示例数据：改成您的数，结果随之更新";

export const summary = (page: Page) => page.getByRole("main").getByRole("status").first();
export const matches = (page: Page) => page.locator("#products").getByRole("row");
export const parameters = (page: Page) => new URL(page.url()).searchParams;
