import type { Rule } from "./finding";

/** Visits with a missing news article, or with a picture of the company environment. */
export const visitFaults: Rule = ({ leaders, news, factory }) => {
  const articles = new Set(news.map(({ id }) => id));
  const rooms = new Set(factory.map(({ image }) => image));
  return leaders.flatMap(({ id, image, visit }) => [
    ...(visit?.article === undefined || articles.has(visit.article)
      ? []
      : [{ file: "leaders" as const, id, field: "visit.article", says: `新闻 ${visit.article} 不存在` }]),
    ...(rooms.has(image)
      ? [
          {
            file: "leaders" as const,
            id,
            field: "image",
            says: `图片「${image}」已在公司环境中，来访要有自己的图片`,
          },
        ]
      : []),
  ]);
};
