import { z } from "zod";
import { STATES } from "@/lib/board/rules";
import { createtime, id, pageOf, title, whole, words } from "./answer-parts";

// What the calls of the board answer as `data` (CONTRACT §6).

const flag = (description: string) => z.union([z.literal(0), z.literal(1)]).describe(description);
const username = words("作者的称呼");
const about = {
  product_id: whole("所问产品的编号；没有则为 0"),
  model: words("所问产品的型号；没有则为空"),
};
const state = z.enum(STATES).describe("状态：pending 待审核，public 已公开，refused 未通过，hidden 已隐藏");
const reason = words("未通过或隐藏的原因；没有则为空");
const content = words("正文");
const replies = whole("已公开的回答数");

export const postPage = pageOf(
  z.object({
    ...{ id, title, createtime, username, ...about, replies },
    answered: flag("是否已有本公司的回答或采纳的回答"),
  }),
);
export const postDetail = z.object({
  ...{ id, title, content, createtime, username, ...about, state, replies },
  reason: reason.optional().describe("未通过或隐藏的原因，没有则为空；只在作者看自己没有公开的内容时有"),
});
export const ownPostPage = pageOf(z.object({ id, title, content, createtime, ...about, state, reason }));
export const written = z.object({
  id,
  state,
  personal: z.array(z.string()).describe("正文里像个人信息的种类，例如手机号码；公开之前请考虑删去"),
});

const staff = flag("是否本公司工程师的回答");
const accepted = flag("是否被提问者采纳");
export const replyPage = pageOf(z.object({ id, content, createtime, username, staff, accepted }));
export const ownReplyPage = pageOf(
  z.object({
    ...{ id, content, createtime, username, staff, accepted, state, reason },
    speak: whole("所答问题的编号；不是问题则为 0"),
    stick: whole("所评手记的编号；不是手记则为 0"),
    title: words("所答问题或手记的标题"),
  }),
);
