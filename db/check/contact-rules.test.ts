import { expect, test } from "vitest";
import { content as testContent } from "@/db/testing/content";
import type { Content } from "@/db/source/shapes";
import { editedContent } from "@/db/testing/edited-content";
import { servicePointFaults } from "./contact-rules";

type Points = Content["site/service-points"];

test.each<[what: string, change: (points: Points) => unknown, says: string]>([
  [
    "a province of two points",
    ([first]) => (first!.also = ["上海"]),
    "site/service-points.json，id 上海，also：「上海」已经由另一个服务点负责。",
  ],
  ["a place outside the country", ([first]) => (first!.longitude = 11.6), "longitude：在 73 到 136 之间"],
  ["a telephone that is none", ([first]) => (first!.phone = "12"), "phone：要写成区号-号码"],
])("an editor is told of faulty service points: %s", (_what, change, says) => {
  const content = editedContent();
  const points = structuredClone(testContent["site/service-points"]);
  change(points);
  content.write("site/service-points", points);
  expect(content.faults(servicePointFaults).join("\n")).toContain(says);
});
