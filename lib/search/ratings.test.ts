import { expect, test } from "vitest";
import { ratingsIn } from "./ratings";

const read = (searched: string) => {
  const { ratings, marks, words } = ratingsIn(searched);
  return [ratings.map(({ text }) => text), marks, words];
};

test.each<[string, string[], string[], string[]]>([
  ["480V 30kvar 7%", ["480 V", "30 kvar", "7%"], [], []],
  ["480V30kvar7%", ["480 V", "30 kvar", "7%"], [], []],
  ["４８０Ｖ　３０ＫＶＡＲ　７％", ["480 V", "30 kvar", "7%"], [], []],
  ["480 伏 30 千乏 电抗", ["480 V", "30 kvar"], [], ["电抗"]],
  ["30千乏抗谐波", ["30 kvar"], [], ["抗谐波"]],
  ["10千伏 600KVar 6%", ["10 kV", "600 kvar", "6%"], [], []],
  ["10-30kvar", ["10~30 kvar"], [], []],
  ["10~30 kvar 分补", ["10~30 kvar"], [], ["分补"]],
  ["10到30kvar", ["10~30 kvar"], [], []],
  ["-25~55℃ IP44", ["−25~55 ℃"], [], ["ip44"]],
  ["−40 ℃", ["−40 ℃"], [], []],
  ["不小于100A 断路器", ["≥100 A"], [], ["断路器"]],
  ["≤20ms", ["≤20 ms"], [], []],
  ["10、20、30kvar", ["10 kvar", "20 kvar", "30 kvar"], [], []],
  ["5000/5 互感器", ["5000 A"], ["5a"], ["互感器"]],
  ["800/5A 0.5S", ["800 A"], ["5a", "0.5s"], []],
  ["400/690V APF", ["400 V", "690 V"], [], ["apf"]],
  ["450V 20+20", ["450 V"], ["20+20"], []],
  ["5(60)A 单相", [], ["5(60)a"], ["单相"]],
  ["0.2级 92×92 仪表", ["0.2级"], ["92x92"], ["仪表"]],
  ["8路 控制器", ["8路"], [], ["控制器"]],
  ["AC220V 3P 63安", ["220 V", "63 A"], [], ["3p"]],
  ["1000 kVA 配多少电容", ["1000 kVA"], [], ["配多少电容"]],
  ["配 30kvar的电抗器", ["30 kvar"], [], ["电抗器"]],
  ["LH-XCS/480-30-7%", [], [], ["lhxcs480307"]],
  ["PM96E 开孔尺寸", [], [], ["pm96e", "开孔尺寸"]],
  ["SVG-M 100kvar", ["100 kvar"], [], ["svgm"]],
  // An order is part of the searched harmonic; for a meter it is a rating, the highest order that is measured.
  ["5次谐波 电抗", [], [], ["5次谐波", "电抗"]],
  ["3、5次谐波", [], [], ["3", "5次谐波"]],
  ["63次谐波 仪表", ["63次"], [], ["谐波", "仪表"]],
  ["485总线", [], [], ["485", "总线"]],
  ["35mm导轨", ["35 mm"], [], ["导轨"]],
  ["🙂 ,,, ()", [], [], []],
])("%s is read as ratings, options and words", (searched, ratings, marks, words) =>
  expect(read(searched)).toEqual([ratings, marks, words]),
);

test("a figure or a span is shown as a condition", () => {
  expect(ratingsIn("10-30kvar ≥5A").ratings).toEqual([
    { text: "10~30 kvar", unit: "kvar", min: 10, max: 30 },
    { text: "≥5 A", unit: "A", min: 5, max: Infinity },
  ]);
});
