import { z } from "zod";
import { addressForm, checkedForm, lineChanges, lineForm, orderForm } from "@/lib/inquiry/cart-form";
import { SHIPPINGS } from "@/lib/inquiry/shippings";
import { CART_TEXT } from "@/lib/inquiry/cart-texts";
import * as answers from "./cart-answers";
import { productDetail } from "./call-answers";
import { INVALID, NOT_FOUND } from "@/lib/http/envelope";
import { ordersInput } from "./orders-input";
import { ATTACHMENT_TEXT } from "@/lib/inquiry/attachment-rules";
import { MESSAGE_TEXT } from "@/lib/inquiry/message-rules";
import type { Call } from "./documented-call";

const { name, phone, addres, email } = MESSAGE_TEXT;
const common = { group: "cart", readsCart: true } as const;

const TOKEN = "5f0c1d6a9be24783a1c05e7d92b8f364.Zx3kQ0m8v1Lr7cYb2nTqW5sJd9HfEa4gUiXoPp6KzMw";
const NUMBER = "9f2c4b7d1e8a6035c4d7f1b2";

const line = {
  id: 1,
  product_id: 1001,
  title: "共补型智能集成电容器",
  model: "LH-ZCS",
  image: "/media/products/lh-zcs-1.webp",
  code: "LH-ZCS/450-20+10",
  quantity: 3,
  note: "一次成套",
  checked: 1,
};
const { id: _id, image: _image, checked: _checked, ...sentLine } = line;
const address = { name: "王小明", phone: "13800138000", addres: "澜州市高新区衡电路88号" };
const order = {
  number: NUMBER,
  createtime: "2026-11-23 10:00:00",
  state: "已收到",
  lines: [sentLine],
  delivery: address,
};

const addressCall = {
  ...common,
  path: "/api/addresses",
  input: addressForm,
  answer: answers.addedAddress,
  refusals: [name, phone, addres, INVALID],
  isLimited: true,
  example: { input: address, data: address },
} as const;

/** The calls of lists and orders; their examples build on each other, in this order. */
export const CART_CALLS: readonly Call[] = [
  {
    ...common,
    method: "POST",
    path: "/api/carts",
    title: "把产品加入询价单",
    note: "同一产品、同一型号代码再次加入时数量相加。不带凭证或凭证不对时新建一张询价单，答复里有 data.token：它出现即换了新单。型号代码怎么写都可以，保存为厂家的写法。至多 100 行，每行至多 9999 件。",
    input: lineForm,
    answer: answers.addedLine,
    refusals: [INVALID, NOT_FOUND, CART_TEXT.code],
    isLimited: true,
    example: {
      input: { product_id: "1001", quantity: "3", code: "lh-zcs 450 20+10", note: "一次成套" },
      data: { ...line, token: TOKEN },
    },
  },
  {
    ...common,
    method: "GET",
    path: "/api/carts",
    title: "询价单的内容",
    answer: answers.cart,
    refusals: [],
    example: { input: {}, data: { data: [line], total: 1 } },
  },
  {
    ...common,
    method: "GET",
    path: "/api/carts/products/sum",
    title: "询价单的件数",
    answer: answers.cartSum,
    refusals: [],
    example: { input: {}, data: 3 },
  },
  {
    ...common,
    method: "PUT",
    path: "/api/carts/{id}",
    title: "修改一行",
    note: "只改提交了的字段，其余不变。",
    input: lineChanges,
    answer: answers.changedLine,
    refusals: [NOT_FOUND, INVALID, CART_TEXT.code, CART_TEXT.twice],
    example: { id: "1", input: { quantity: "3", checked: "1" }, data: line },
  },
  {
    ...common,
    method: "PUT",
    path: "/api/carts",
    title: "全选或全不选",
    input: checkedForm,
    answer: answers.cart,
    refusals: [INVALID],
    example: { input: { checked: "1" }, data: { data: [line], total: 1 } },
  },
  {
    ...addressCall,
    method: "POST",
    title: "填写收货地址",
    note: "随以后提交的询价单一起给业务人员看；不填则按留言里的联系地址。还没有询价单时新建一张，答复里有 data.token。",
  },
  {
    ...addressCall,
    method: "PUT",
    title: "修改收货地址",
    note: "替换整个收货地址，三项都要填；与 POST 相同。",
  },
  {
    ...common,
    method: "GET",
    path: "/api/addresses",
    title: "收货地址",
    answer: answers.cartAddress,
    refusals: [],
    example: { input: {}, data: address },
  },
  {
    ...common,
    method: "POST",
    path: "/api/orders",
    title: "提交询价单",
    note: "把选中的各行作为一条咨询留言提交，它们随即离开询价单。答复成功时已经写入磁盘。内容里的 token 由调用方自己定，与请求头 token 无关：带着同一个 token 重发，答复同一个单号，不会重复提交。附件以 multipart/form-data 提交，见“提交的格式”。",
    input: orderForm.omit({ website: true }),
    answer: answers.sentOrder,
    refusals: [name, phone, addres, email, INVALID, CART_TEXT.nothing, ...Object.values(ATTACHMENT_TEXT)],
    takesFiles: true,
    isLimited: true,
    example: { input: { ...address, content: "请报价并说明交期。" }, data: { number: NUMBER } },
  },
  {
    ...common,
    method: "GET",
    path: "/api/orders",
    title: "提交过的询价单",
    input: ordersInput,
    answer: answers.orderPage,
    refusals: [INVALID],
    example: {
      input: {},
      data: { data: [order], total: 1, per_page: 12, current_page: 1, last_page: 1 },
    },
  },
  {
    ...common,
    method: "GET",
    path: "/api/orders/{id}",
    title: "一张询价单与处理状态",
    note: "路径里是单号。别人的单号答复“内容不存在”。",
    answer: answers.order,
    refusals: [NOT_FOUND],
    example: { id: NUMBER, input: {}, data: order },
  },
  {
    ...common,
    method: "DELETE",
    path: "/api/addresses",
    title: "删除收货地址",
    answer: z.null(),
    refusals: [],
    example: { input: {}, data: null },
  },
  {
    ...common,
    method: "DELETE",
    path: "/api/carts/{id}",
    title: "删除一行",
    answer: z.null(),
    refusals: [NOT_FOUND, INVALID],
    example: { id: "1", input: {}, data: null },
  },
  {
    method: "GET",
    path: "/api/products/{id}",
    group: "cart",
    title: "产品详情",
    note: "与 Product/getDetail 相同。",
    answer: productDetail,
    refusals: [NOT_FOUND, INVALID],
  },
  {
    method: "GET",
    path: "/api/shippings",
    group: "cart",
    title: "送货方式",
    note: "具体方式与费用随报价确认。",
    answer: answers.shippings,
    refusals: [],
    example: { input: {}, data: SHIPPINGS },
  },
  {
    method: "POST",
    path: "/api/pay",
    group: "cart",
    title: "支付",
    note: "为照商城写的客户端保留的地址：什么都不收取，总是答复下面这一句。",
    refusals: [CART_TEXT.pay],
  },
];
