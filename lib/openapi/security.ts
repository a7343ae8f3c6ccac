/** By what a caller is known. Nothing asks for a key: who sends none of these is a visitor without a list. */
export const SECURITY_SCHEMES = {
  listToken: {
    ...{ type: "apiKey", name: "token", in: "header" },
    description:
      "询价单的凭证，即第一次答复里的 data.token，给没有 Cookie 的客户端；与 Cookie 都有时以它为准，不是本站给出的等于没有。与提交内容里的字段 token 无关",
  },
  listCookie: {
    ...{ type: "apiKey", name: "list", in: "cookie" },
    description: "本站给浏览器的询价单凭证；加密连接下名为 __Host-list",
  },
  user: {
    ...{ type: "apiKey", name: "userId", in: "cookie" },
    description: "用户的编号；没有时当作没有登录的访客",
  },
} as const;
