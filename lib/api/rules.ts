import { CHANGES_PER_MESSAGE } from "@/lib/inquiry/cart-limits";
import { MAX_LIMIT } from "@/lib/constants";
import { env } from "@/lib/env";
import { INVALID } from "@/lib/http/envelope";

/** A rule for all calls; `steps` are ordered, `points` are not. */
type CommonRule = {
  title: string;
  text: string;
  steps?: readonly string[];
  points?: readonly string[];
};

/** Rules for all calls, for the document and /developers. Text in backticks is code. */
export const commonRules = (): readonly CommonRule[] => {
  const { MESSAGE_BURST, MESSAGE_REFILL_S, IMAGE_HOST, SITE_URL } = env();
  return [
    {
      title: "答复的格式",
      text: "答复总是 JSON（UTF-8），外层总是 `code`、`msg`、`data` 三项。`code` 为 1 是成功，结果在 `data`；为 0 是业务上的拒绝，HTTP 状态仍是 200，`msg` 是可以直接给用户看的一句话；其他 `code` 与 HTTP 状态相同。不成功时 `data` 为 `null`。已有的字段不会改名或去掉，以后可能增加新的字段。",
    },
    {
      title: "提交的格式",
      text: "POST、PUT 的内容可以是 `application/x-www-form-urlencoded`、`multipart/form-data` 或 JSON 对象，编码为 UTF-8，不超过 64 KiB；DELETE 不需要内容。",
      points: [
        "留言与提交询价单可用 `multipart/form-data` 的字段 `files` 另带附件：最多 5 个，每个不超过 10 MB，JPG、PNG、WebP、PDF、xlsx、dxf，按内容识别。",
        "JSON 里的整数（包括 `checked` 的 0 与 1）写成数字或数字文字都可以，`null` 等于没有填。",
        `没有说明的字段不起作用；同名字段以最后一个为准；除制表符与换行外的控制字符答复“${INVALID}”。`,
      ],
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
      text: `读取内容不限次数。${limitText(MESSAGE_BURST, MESSAGE_REFILL_S)}429 与 503 的 \`Retry-After\` 是再试之前要等的秒数。`,
    },
    {
      title: "谁可以调用",
      text: "小程序、服务器程序与命令行可以直接调用，不需要申请密钥；询价单的接口另凭那张询价单的凭证，见“询价单的用法”。浏览器里其他网站的页面不行：跨站的 POST、PUT、DELETE 答复 403，答复也不带 CORS 头；请经由您自己的服务器调用。`/data/` 下的数据文件与 `/openapi.json` 例外：任何网站的页面都可以读取。",
    },
    {
      title: "询价单的用法",
      text: "询价单凭一张凭证（`token`）认出；浏览器由 Cookie 代替凭证。",
      steps: [
        "`POST /api/carts` 加入产品；不带凭证就新建一张，答复的 `data.token` 是凭证，请保存。",
        "以后每次调用都把凭证放在请求头 `token` 里（请求示例写作 `$TOKEN`）。",
        "`POST /api/orders` 填姓名、手机号码与联系地址，提交选中的各行，答复单号 `data.number`。",
        "用同一凭证 `GET /api/orders` 或 `GET /api/orders/{单号}` 查处理状态；回执页面是 `/Receipt/{单号}`，没有凭证的人看到的姓名与电话只有一部分。",
      ],
      points: [
        "凭证写错不会报错，等于没有凭证：读取得到空的询价单；加入产品或填写收货地址则新建一张，答复里又出现 `data.token` 就是换了新单。",
        "请求头 `token` 里是登录凭证时，答复这个会员登录后提交的询价单。",
        "提交内容里的字段 `token` 是另一回事：由调用方自己定，一次提交一个，重发时带同一个，不会重复提交。",
        "`PUT /api/addresses` 替换整个收货地址，三项都要填。",
      ],
    },
    {
      title: "方法与地址",
      text: "地址区分大小写。支持 GET 的接口也支持 HEAD；OPTIONS 的答复在 `Allow` 里列出支持的方法。",
    },
  ];
};

/** A rate limit in words; a refill of 0 seconds means no limit. */
export const limitText = (burst: number, refill: number): string =>
  refill === 0
    ? "留言与提交询价单目前也不限次数。"
    : `留言与提交询价单按访客合在一起限制：连续 ${burst} 次以后，每 ${refill} 秒可再提交一次；新建询价单（不带凭证就加入产品或填写收货地址）另按同样的次数限制；改动询价单以行计，次数是提交的 ${CHANGES_PER_MESSAGE} 倍。`;

/** A rule as Markdown. */
export const ruleText = ({ text, steps = [], points = [] }: CommonRule): string =>
  [
    text,
    steps.map((step, at) => `${at + 1}. ${step}`).join("\n"),
    points.map((point) => `- ${point}`).join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");
