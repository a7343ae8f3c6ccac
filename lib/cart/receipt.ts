import type { OrderState } from "./order";

/** What each state of a sent list means for who sent it, and what they may do. */
export const STATE_MEANING: Readonly<Record<OrderState, string>> = {
  received: "询价单已送达业务台，等待工程师核对。",
  processing: "工程师正在核对型号、数量与工况，需要时会打电话向您确认。",
  replied: "答复已按您留下的联系方式发出；没有收到时请致电，报留言编号即可。",
  closed: "这份询价已办结。要变更或再次询价，请重新选择产品后提交，或致电。",
};

/** A name and a phone number for whoever has the address of a receipt without having sent it. */
export const maskedName = (name: string) => `${[...name][0] ?? ""}*`;
export const maskedPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;
