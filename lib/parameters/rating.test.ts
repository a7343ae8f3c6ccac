import { expect, test } from "vitest";
import { ratingText } from "./rating";

const value = (part: object) => ({ key: "k", min: null, max: null, choice: "", condition: "", ...part });
const single = (figure: number, condition = "") => value({ min: figure, max: figure, condition });
const say = (unit: string, ...values: ReturnType<typeof value>[]) => ratingText({ unit }, values);

test.each([
  ["450 V", say("V", single(450))],
  ["6/10 kV", say("V", single(6000), single(10_000))],
  ["2 s", say("ms", single(2000))],
  ["400/690 V", say("V", single(400), single(690))],
  ["10/15/20/40 kvar", say("kvar", single(10), single(15), single(20), single(40))],
  ["5/10/…/40 kvar（6档）", say("kvar", ...[5, 10, 15, 20, 30, 40].map((figure) => single(figure)))],
  ["＜100 ms", say("ms", value({ max: 100, exclusive: true }))],
  ["＞2 s", say("ms", value({ min: 2000, exclusive: true }))],
  ["100~600 kvar", say("kvar", value({ min: 100, max: 600 }))],
  ["≤0.4 W/kvar", say("W/kvar", value({ max: 0.4 }))],
  ["7/14%", say("%", single(7), single(14))],
  ["12路", say("路", single(12))],
  ["−25~55 ℃", say("℃", value({ min: -25, max: 55 }))],
  ["5/10 kvar（三相合计）", say("kvar", single(5, "三相合计"), single(10, "三相合计"))],
  ["10 ms", say("ms", single(0.1, "瞬时"), single(10))],
  ["RS485、4G", say("", value({ choice: "RS485" }), value({ choice: "4G" }))],
  ["RS485", say("", value({ choice: "RS485" }), value({ choice: "RS485" }))],
  ["IP20", say("", value({ choice: "IP20" }), value({ choice: "IP42", condition: "可选" }))],
  [
    "RS485、选配4G",
    say("", value({ choice: "RS485" }), value({ choice: "4G", condition: "选配", optional: true })),
  ],
  [
    "IP30（面板）、IP20（柜内）",
    say("", value({ choice: "IP30", condition: "面板" }), value({ choice: "IP20", condition: "柜内" })),
  ],
  ["RS485（选配）", say("", value({ choice: "RS485", condition: "选配" }))],
])("a card shows %s", (expected, said) => expect(said).toBe(expected));
