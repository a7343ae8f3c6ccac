/** The groups of calls, in the order of the documentation. */
export const GROUPS = {
  product: { title: "产品", note: "分类树、产品与分类介绍。分类的编号就是产品列表的 type。" },
  solution: { title: "方案与案例", note: "解决方案与工程案例。" },
  news: { title: "新闻", note: "公司资讯与行业资讯。" },
  company: { title: "公司图片", note: "轮播图、公司环境、领导关怀与荣誉资质。" },
  search: { title: "搜索", note: "输入框里的建议。" },
  message: { title: "咨询留言", note: "与“联系我们”页面的表单相同。" },
  cart: {
    title: "询价单",
    note: "选好产品、型号代码与数量，一次提交成一条咨询。没有价格，也不在线收款：POST /api/pay 只为照商城写的客户端保留，总是答复“不在线收款”这一句。浏览器凭本站的 Cookie、其他客户端凭头 token 识别询价单，两者都有时以 token 为准；怎么用见通用规则。",
  },
  user: {
    title: "会员",
    note: "用手机验证码登录，没有密码。浏览器凭本站的 Cookie 识别；没有 Cookie 的客户端用头 token，登录的答复里有它的值。",
  },
  board: {
    title: "问答与手记",
    note: "工程师的提问、回答与实践手记。先审核再公开；读取不需要登录，发布需要。",
  },
  health: { title: "运行状态", note: "供监控与负载均衡使用。" },
} as const;

export type GroupId = keyof typeof GROUPS;
