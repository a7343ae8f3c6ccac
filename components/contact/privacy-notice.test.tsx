import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SITE } from "@/lib/site";
import { PrivacyNotice } from "./privacy-notice";

const words = renderToStaticMarkup(<PrivacyNotice />)
  .replace(/<[^>]*>/g, "")
  .replace(/\s/g, " ");

test.each([
  ["the version that a message is stored with", `版本：${SITE.noticeVersion}`],
  ["what is on a list", "询价单：产品、型号代码、数量、备注"],
  ["where goods go", "询价单的收货地址：收货人、手机号码、地址"],
  ["how long messages are kept", `最长保存 ${SITE.messageRetentionDays} 天（2 年）`],
  [
    "how long a list is kept",
    `最后一次改动之后 ${SITE.cartRetentionDays} 天没有再改动的，连同收货地址一起删除`,
  ],
  ["how long what was sent is kept", "提交的询价单是咨询的一部分，与咨询保存同样长的时间"],
  ["how long copies and backups are kept", "副本里的一并删除；备份里的随备份轮换消失，最迟 28 天"],
  ["who can see a receipt", "凡是知道这个网址的人，都能看到询了哪些产品"],
  ["what a receipt keeps to itself", "备注、地址、邮箱和咨询内容只给提交它的浏览器看"],
  ["the cookies of the list", `都在最后一次改动询价单 ${SITE.cartRetentionDays} 天后失效：list 是`],
  ["the cookie that the header reads", "cartCount 是询价单里的件数"],
  [
    "searches without result",
    "不记录是谁搜索，也不记录网络地址。含有 @、含有 7 个及以上数字，或者超过 64 个字符的不统计",
  ],
])("the visitor is told %s", (_what, sentence) => {
  expect(words).toContain(sentence);
});
