import { SITE } from "@/lib/site";

/** How the maker delivers; which one, and who pays for it, is agreed with the price. */
export const SHIPPINGS = [
  {
    id: 1,
    title: "公路零担物流",
    text: "默认方式，适合单台模块、仪表与散件。木箱或纸箱包装，送到指定的物流网点或送货上门。",
  },
  {
    id: 2,
    title: "专车直送",
    text: "适合成套柜体与整批订货。柜体立放、绑扎固定，送到工地；卸车由收货方安排吊车或叉车。",
  },
  {
    id: 3,
    title: "快递",
    text: "适合互感器、表计、备件等 20 kg 以内的小件。",
  },
  {
    id: 4,
    title: "自提",
    text: `到${SITE.dispatchAddress}提货，提前一个工作日与业务人员约定时间，凭单号装车。`,
  },
] as const;
