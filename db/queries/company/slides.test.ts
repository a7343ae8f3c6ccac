import { beforeEach, expect, test } from "vitest";
import { emptyStore } from "@/db/testing/store";
import { listBanners } from "./galleries";
import { firstSlides } from "./slides";

beforeEach(() => {
  const store = emptyStore();
  store.exec(`
    INSERT INTO banners (id, title, image, sort) VALUES (1, '甲', '/a.webp', 1), (2, '乙', '/b.webp', 2);
    INSERT INTO banner_texts (banner, sentence, label, href, side) VALUES (1, '一句话。', '看方案', '/cm_city', 'right');
  `);
});

test("a banner of the home page has its sentence, link and side; one without text only its title", () => {
  expect(firstSlides(14)).toEqual([
    { id: 2, title: "乙", image: "/b.webp", text: null },
    {
      id: 1,
      title: "甲",
      image: "/a.webp",
      text: { sentence: "一句话。", label: "看方案", href: "/cm_city", side: "right" },
    },
  ]);
  expect(firstSlides(1)).toHaveLength(1);
});

test("API clients get banners as before", () => {
  expect(listBanners({ page: 1, limit: 14 }).items).toEqual([
    { id: 2, title: "乙", image: "/b.webp" },
    { id: 1, title: "甲", image: "/a.webp" },
  ]);
});
