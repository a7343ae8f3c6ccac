import { z } from "zod";
import { ORDER_STATES } from "@/lib/inquiry/order";
import { createtime, id, image, pageOf, title, whole, words } from "./answer-parts";

// What the calls of the list answer as `data` (CONTRACT §5).

export const cartSum = whole("询价单里各行数量之和；没有询价单时为 0");
const token = words(
  "询价单的凭证，只在新建询价单的那次答复里有：没有 Cookie 的客户端以后把它放在头 token 里",
).optional();
const listed = {
  product_id: whole("产品的编号"),
  title,
  model: words("型号"),
  code: words("型号代码，按厂家的写法；没有则为空"),
  quantity: whole("数量"),
  note: words("备注"),
};
const { product_id, title: name, model, ...chosen } = listed;
export const cartLine = z.object({
  id: whole("这一行的编号"),
  ...{ product_id, title: name, model, image, ...chosen },
  checked: z.union([z.literal(0), z.literal(1)]).describe("是否随询价单提交：1 是，0 否"),
});
export const changedLine = cartLine.describe("改动之后的这一行");
export const addedLine = cartLine.extend({ token }).describe("加入之后的这一行");
export const cart = z.object({
  data: z.array(cartLine).describe("各行，按加入的先后"),
  total: whole("行数"),
});
export const address = z.object({
  name: words("收货人"),
  phone: words("手机号码"),
  addres: words("收货地址（字段名如此拼写）"),
});
export const addedAddress = address.extend({ token });
export const cartAddress = address.nullable().describe("收货地址；没有填写时为空");
export const shipping = z.object({ id, title: words("名称"), text: words("适用与交接的说明") });
export const shippings = z.array(shipping).describe("可选的送货方式");
const orderNumber = words("单号，回执的地址是 /Receipt/ 加单号");
export const sentOrder = z.object({ number: orderNumber });
export const orderLine = z.object(listed);
export const order = z.object({
  number: orderNumber,
  createtime: createtime.describe("提交的时间，中国时间"),
  state: z.enum(Object.values(ORDER_STATES)).describe("处理状态"),
  lines: z.array(orderLine).describe("提交时的各行"),
  delivery: cartAddress,
});
export const orderPage = pageOf(order);
