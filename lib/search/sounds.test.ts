import { expect, test } from "vitest";
import { meantBy, soundsOf } from "./sounds";

const sounds = soundsOf(["智能集成电容器", "电容器", "无功补偿控制器", "谐波抑制", "绿色"]);

test.each([
  ["dianrongqi", "电容器"],
  ["dian rong qi", "电容器"],
  ["wugong", "无功"],
  ["Wugong 30kvar", "无功 30kvar"],
  ["点容", "电容"],
  ["斜波 抑制", "谐波 抑制"],
  ["lvse", "绿色"],
])("%s suggests %s", (searched, meant) => expect(meantBy(searched, sounds)).toBe(meant));

test.each(["电容器", "svg", "独角兽", "", "🙂"])("%s has no suggestion", (searched) =>
  expect(meantBy(searched, sounds)).toBeUndefined(),
);

test("a word that only occurs inside others is not suggested", () => {
  const heard = soundsOf(["同步投切", "复合开关"]);
  expect(meantBy("不投切", heard)).toBeUndefined();
  expect(meantBy("复和开关", heard)).toBe("复合开关");
});
