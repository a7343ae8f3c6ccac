import type { Finding, Rule } from "./finding";
import { linkFault } from "./link-rules";

/** Pages that the search and the cloud pages link to, and categories of tasks and subjects, must exist. */
export const wayFaults: Rule = (content, root) => {
  const categories = new Set(content.categories.map(({ id }) => id));
  return [
    ...(["site/places", "site/cloud-ways"] as const).flatMap((file) =>
      content[file].flatMap((way, at): Finding[] => {
        const dead = "href" in way ? linkFault(way.href, content, root) : undefined;
        return dead === undefined ? [] : [{ file, id: "", field: `第 ${at + 1} 条，href`, says: dead }];
      }),
    ),
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
    ...content["site/subjects"].flatMap(({ categories: ids }, at): Finding[] =>
      ids
        .filter((id) => !categories.has(id))
        .map((id) => ({
          file: "site/subjects",
          id: "",
          field: `第 ${at + 1} 条`,
          says: `分类 ${id} 不存在`,
        })),
    ),
  ];
};

/** Facts on data retention that the privacy notice must state by law, by their names in lib/inquiry/site-facts.ts. */
const TOLD = [
  ...["公司", "地址", "服务邮箱", "说明版本", "咨询保存期限", "副本保存天数"],
  ...["询价单保存天数", "询价单Cookie", "件数Cookie", "回执", "搜索词最长"],
];

/** The privacy notice must contain each of them as a placeholder. */
export const noticeFaults: Rule = (content) => {
  const text = JSON.stringify(content["site/privacy"]);
  return TOLD.filter((name) => !text.includes(`{{${name}}}`)).map((name) => ({
    file: "site/privacy",
    id: "",
    field: "sections",
    says: `隐私说明要写出 {{${name}}}`,
  }));
};
