import { z } from "zod";
import { health, readiness, suggestions } from "./call-answers";
import { CONTENT_CALLS } from "./content-calls";
import { INVALID, NOT_FOUND } from "@/lib/http/envelope";
import { faultReport } from "@/lib/fault-report";
import { suggestInput } from "./suggest-input";
import { messageForm } from "@/lib/inquiry/message-form";
import { ATTACHMENT_TEXT } from "@/lib/inquiry/attachment-rules";
import { MESSAGE_TEXT } from "@/lib/inquiry/message-rules";
import { FAULT_REPORT } from "@/lib/links/fault-report";
import { SUGGEST_PATH } from "@/lib/links/search-address";
import { BOARD_CALLS } from "./board-calls";
import { CART_CALLS } from "./cart-calls";
import type { Call } from "./documented-call";
import { MEMBER_CALLS } from "./member-calls";

const contentCalls = Object.entries(CONTENT_CALLS).map(
  ([path, { method, group, title, input, answer, ...more }]): Call => {
    const isEmpty = Object.keys(input.shape).length === 0;
    const isDetail = "id" in input.shape;
    return {
      ...{ method, path, group, title, answer },
      ...("note" in more && { note: more.note }),
      ...(!isEmpty && { input }),
      refusals: [...(isEmpty ? [] : [INVALID]), ...(isDetail ? [NOT_FOUND] : [])],
    };
  },
);

const { name, phone, addres, email, invalid, success } = MESSAGE_TEXT;

const messageCall: Call = {
  method: "POST",
  path: "/api/Message/add",
  group: "message",
  title: "提交咨询留言",
  note: "答复成功时留言已经写入磁盘。各字段前后的空白不计，按姓名、手机号码、联系地址的顺序检查。答复头 Message-Number 是这条留言的编号。附件以 multipart/form-data 提交，见“提交的格式”。",
  // Hidden fields are not documented.
  input: messageForm.omit({ website: true }),
  answer: z.null(),
  msg: success,
  refusals: [name, phone, addres, email, invalid, ...Object.values(ATTACHMENT_TEXT)],
  takesFiles: true,
  isLimited: true,
  example: {
    input: { name: "王小明", phone: "13800138000", addres: "澜州市高新区", content: "想了解电能质量监测。" },
    data: null,
  },
};

const suggestCall: Call = {
  method: "GET",
  path: SUGGEST_PATH,
  group: "search",
  title: "搜索建议",
  note: "边输入边询问：型号怎么写都可以，同义词也算。任何文字都得到成功的答复；空文字的建议为空。答复可以在浏览器里保存五分钟。",
  input: suggestInput,
  answer: suggestions,
  refusals: [],
};

const otherCalls: readonly Call[] = [
  suggestCall,
  messageCall,
  {
    method: "GET",
    path: "/api/health",
    group: "health",
    title: "进程在运行",
    note: "只说明进程能答复，不访问数据。",
    answer: health,
    refusals: [],
    example: { input: {}, data: "ok" },
  },
  {
    method: "GET",
    path: "/api/health/ready",
    group: "health",
    title: "可以提供服务",
    note: "数据可以读写；否则为 503。",
    answer: readiness,
    refusals: [],
    example: { input: {}, data: { status: "ok", backup_age_seconds: null, damaged_logs: 0 } },
  },
  {
    method: "POST",
    path: FAULT_REPORT,
    group: "health",
    title: "脚本在浏览器里失效",
    note: "网站自己的页面在某个部分的脚本失效时发送。只计数：哪种页面、哪个部分、浏览器名称与主版本，不记是谁；30 天内删除。每位访客每分钟最多 10 次，全站每天最多 2000 次，超出的答复 429。",
    input: faultReport,
    answer: z.null(),
    refusals: [INVALID],
    isLimited: true,
    example: { input: { page: "/index", part: "carousel" }, data: null },
  },
];

/** Every call of the site, from which /openapi.json and /developers are made. */
export const CALLS: readonly Call[] = [
  ...contentCalls,
  ...otherCalls,
  ...CART_CALLS,
  ...MEMBER_CALLS,
  ...BOARD_CALLS,
];
