import type { Finding, Rule } from "./finding";
import { linkFault } from "./link-rules";

/** Places that a search leads to, and the categories of the home page's tasks, are there. */
export const wayFaults: Rule = (content, root) => {
  const categories = new Set(content.categories.map(({ id }) => id));
  return [
    ...content["site/places"].flatMap((place, at): Finding[] => {
      const dead = "href" in place ? linkFault(place.href, content, root) : undefined;
      return dead === undefined
        ? []
        : [{ file: "site/places", id: "", field: `第 ${at + 1} 条，href`, says: dead }];
    }),
    ...content["site/tasks"].flatMap(({ name, ways }): Finding[] =>
      ways
        .filter(({ category }) => !categories.has(category))
        .map(({ category }) => ({
          file: "site/tasks",
          id: name,
          field: "ways",
          says: `分类 ${category} 不存在`,
        })),
    ),
  ];
};
