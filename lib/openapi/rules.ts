import { MAX_LIMIT } from "@/lib/catalog";
import { env } from "@/lib/env";
import { INVALID } from "@/lib/http/envelope";

/** What all calls have in common, for the document and for /developers. Words between ` are code. */
export const commonRules = (): readonly { title: string; text: string }[] => {
  const { MESSAGE_BURST, MESSAGE_REFILL_S, IMAGE_HOST, SITE_URL } = env();
  return [
    {
      title: "答复的格式",
      text: "答复总是 JSON（UTF-8），外层总是 `code`、`msg`、`data` 三项。`code` 为 1 是成功，结果在 `data`；为 0 是业务上的拒绝，HTTP 状态仍是 200，`msg` 是可以直接给用户看的一句话；其他 `code` 与 HTTP 状态相同。不成功时 `data` 为 `null`。已有的字段不会改名或去掉，以后可能增加新的字段。",
    },
    {
      title: "提交的格式",
      text:
        "POST 的内容可以是 `application/x-www-form-urlencoded`、`multipart/form-data` 或 JSON 对象，编码为 UTF-8，不超过 64 KiB。JSON 里的整数写成数字或数字文字都可以，`null` 等于没有填。没有说明的字段不起作用；同名字段以最后一个为准；除制表符与换行外的控制字符答复“" +
        `${INVALID}”。`,
    },
    {
      title: "分页",
      text: `列表用 \`page\` 与 \`limit\` 分页，\`limit\` 最大 ${MAX_LIMIT}；空文字等于没有填。总条数在 \`total\`，最后一页的页码在 \`last_page\`。页码超出时是成功的答复，\`data\` 为空。次序固定：先按编辑设定的次序，再按时间从新到旧，逐页读取不会重复或遗漏。`,
    },
    {
      title: "图片地址",
      text: `以 \`http\` 开头的是完整地址，其余的在前面加上 \`${IMAGE_HOST ?? SITE_URL}\`。`,
    },
    {
      title: "频率与重试",
      text: `读取内容不限次数。留言按访客限制：连续 ${MESSAGE_BURST} 条以后，每 ${MESSAGE_REFILL_S} 秒可再提交一条。429 与 503 的 \`Retry-After\` 是再试之前要等的秒数。`,
    },
    {
      title: "谁可以调用",
      text: "小程序、服务器程序与命令行可以直接调用，不需要密钥。浏览器里其他网站的页面不行：跨站的 POST 答复 403，答复也不带 CORS 头；请经由您自己的服务器调用。",
    },
    {
      title: "方法与地址",
      text: "地址区分大小写。支持 GET 的接口也支持 HEAD；OPTIONS 的答复在 `Allow` 里列出支持的方法。",
    },
  ];
};
