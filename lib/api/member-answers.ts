import { z } from "zod";
import { words } from "./answer-parts";

// What the calls of members answer as `data` (CONTRACT §6).

export const signedIn = z.object({
  username: words("称呼"),
  token: words("登录的凭证：没有 Cookie 的客户端以后把它放在头 token 里"),
});
