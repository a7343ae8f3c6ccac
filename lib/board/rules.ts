/** Rules of the board, shared by browser and server (CONTRACT §6). */

export const POST_KINDS = ["speak", "stick"] as const;
/** A question, or a practical note. */
export type PostKind = (typeof POST_KINDS)[number];

export const STATES = ["pending", "public", "refused", "hidden"] as const;
export type State = (typeof STATES)[number];

export const STATE_NAME: Record<State, string> = {
  pending: "待审核",
  public: "已公开",
  refused: "未通过",
  hidden: "已隐藏",
};

export const TITLE = { least: 5, most: 60 } as const;
export const POST_CONTENT = { least: 10, most: 5000 } as const;
export const REPLY_CONTENT = { least: 2, most: 5000 } as const;

/** Limits per member: pending texts, and texts per day. */
export const MOST_PENDING = { posts: 5, replies: 10 } as const;
export const MOST_A_DAY = { posts: 10, replies: 30 } as const;

export const BOARD_TEXT = {
  pending: "您待审核的内容已经够多了，请等审核之后再发",
  day: "您今天发布的内容已经够多了，请明天再发",
  banned: "您的账号已停止发布，有疑问请拨打技术热线",
  accepted: "这个问题已经采纳了别的回答",
} as const;

/** The author name after an account was deleted. */
export const GONE_NAME = "已注销的用户";
