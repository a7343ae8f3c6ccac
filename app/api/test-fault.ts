/** The messages of CONTRACT §1, repeated so that tests notice changes. */
const FAULTS = {
  400: "请求格式错误",
  403: "来源不被允许",
  404: "接口不存在",
  405: "请求方法不支持",
  413: "请求内容过大",
  415: "请求格式不支持",
  500: "服务器错误",
  503: "服务繁忙，请稍后再试",
} as const;

/** The envelope of an HTTP error. */
export const fault = (status: keyof typeof FAULTS) => ({ code: status, msg: FAULTS[status], data: null });
