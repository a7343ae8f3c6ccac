/** Routes of SPEC §2 whose screens are not shown: what each says instead (CONTRACT §2). */
export const CLOSED_PAGES = {
  login: {
    path: "/login",
    title: "会员登录",
    text: "浏览产品、方案与资料，或向我们咨询，都不需要登录。",
  },
  posted: {
    path: "/Posted",
    title: "我的发布",
    text: "技术问题可以在线留言，工程师会直接回复您。",
  },
  reply: {
    path: "/Reply",
    title: "回复",
    text: "想补充或追问，请再次留言并写明联系电话，便于我们合并处理。",
  },
  speak: {
    path: "/Speak",
    title: "交流发言",
    text: "对产品与服务有话要说，可以在线留言，或拨打技术热线。",
  },
  speakReply: {
    path: "/SpeakReply",
    title: "发言回复",
    text: "想了解留言的处理进度，请拨打技术热线。",
  },
  stickReply: {
    path: "/StickReply",
    title: "帖子回复",
    text: "选型与使用中的问题，可以在线留言，或拨打技术热线。",
  },
} as const;

export type ClosedPageText = { path: string; title: string; text: string };
