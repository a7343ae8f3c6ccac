import { METER_FAMILY, TASK_CATEGORY } from "@/lib/catalog";
import { familyListHref, typeListHref } from "./type-list-address";

const { compensation, harmonics, passiveFilters, metering, cloud } = TASK_CATEGORY;

/** What visitors come to do, and the products for it, by one way or by two. */
export const QUICK_TASKS = [
  {
    name: "补偿",
    icon: "capacitor",
    ways: [{ category: compensation, href: familyListHref(compensation), text: "智能电容器与补偿柜" }],
  },
  {
    name: "谐波",
    icon: "harmonic",
    ways: [
      { category: harmonics, href: typeListHref(41, { sid: harmonics, list: true }), text: "有源滤波APF" },
      { category: passiveFilters, href: familyListHref(passiveFilters), text: "抗谐波与无源滤波" },
    ],
  },
  {
    name: "计量",
    icon: "meter",
    ways: [
      {
        category: metering,
        href: typeListHref(METER_FAMILY, { sid: metering, list: true }),
        text: "多功能电力仪表",
      },
    ],
  },
  {
    name: "上云",
    icon: "cloud",
    ways: [
      { category: cloud, href: typeListHref(122, { sid: cloud, list: true }), text: "4G与LoRa物联网关" },
    ],
  },
] as const;
