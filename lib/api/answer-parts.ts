import { z } from "zod";

// Fields that many calls answer; the descriptions are for /openapi.json and /developers.

export const words = (description: string) => z.string().describe(description);
export const html = (description: string) => words(`${description}，HTML`);
export const whole = (description: string) => z.int().nonnegative().describe(description);

export const id = whole("编号");
export const title = words("标题");
export const image = words("图片：本站路径（/media/…），或 http(s) 开头的完整地址；没有则为空");
export const images = words("全部图片，用逗号隔开");
export const createtime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .describe("发布时间，中国时间");

/** One page of a list. */
export const pageOf = <Item extends z.ZodObject>(item: Item) =>
  z.object({
    data: z.array(item).describe("本页各项；超出最后一页时为空"),
    total: whole("总条数"),
    per_page: whole("每页条数"),
    current_page: whole("本页页码"),
    last_page: whole("最后一页的页码，至少为 1"),
  });
