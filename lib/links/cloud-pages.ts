import { COMBINED } from "./section-lists";
import { familyListHref } from "./type-list-address";

export const CLOUD_PAGES = {
  introduction: { path: "/yunplat", label: "平台介绍" },
  showcase: { path: "/yunshow", label: "平台展示" },
} as const;

/** Family of the internet-of-things products, which bring a site onto the platform. */
const IOT_FAMILY = 122;

export const CLOUD_NEXT = [
  {
    label: "物联网产品",
    href: familyListHref(IOT_FAMILY),
    text: "网关、无线仪表与物联网断路器：现场设备接入平台的第一步。",
  },
  {
    label: COMBINED.solutions.label,
    href: COMBINED.solutions.path,
    text: "智慧城市、智慧养殖、智慧工业：平台在不同场景里的用法。",
  },
  {
    label: COMBINED.cases.label,
    href: COMBINED.cases.path,
    text: "公共建筑、医疗教育与工业制造现场的接入与运行。",
  },
] as const;
