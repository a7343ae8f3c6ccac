import { questionFinder } from "@/lib/faq/questions";
import type { Content } from "@/db/source/shapes";
import type { Finding, Rule } from "./finding";
import { linkFault } from "./link-rules";
import { namedModelFaults } from "./named-models";
import { dischargeFault } from "./safety-words";

/** The minimum of questions per family, and without a family. */
const LEAST_QUESTIONS = 4;

const familiesOf = ({ categories }: Content) => categories.filter(({ pid }) => pid === 0).map(({ id }) => id);

/** Questions must have an existing family and links, and the search must find them by each wording. */
export const questionFaults: Rule = (content, root) => {
  const questions = content["site/questions"];
  const families = new Set([0, ...familiesOf(content)]);
  const unknownModels = namedModelFaults(content);
  const askedBy = questionFinder(questions);
  return questions.flatMap(({ id, question, asked, answer, family, link }): Finding[] => {
    const found = (field: string, says: string | undefined): Finding[] =>
      says === undefined ? [] : [{ file: "site/questions", id, field, says }];
    const others = [question, ...asked].flatMap((wording) => {
      const other = askedBy(wording);
      if (other?.id === id) return [];
      return [other ? `用「${wording}」提问时答的是 ${other.id}` : `用「${wording}」提问时找不到这个问题`];
    });
    return [
      ...(families.has(family) ? [] : found("family", `产品线 ${family} 不存在`)),
      ...found("link.href", linkFault(link.href, content, root)),
      ...found("answer", dischargeFault(answer)),
      ...unknownModels([question, ...asked, answer].join(" ")).flatMap((says) => found("answer", says)),
      ...others.flatMap((says) => found("asked", says)),
    ];
  });
};

/** Families with too few questions, and the site as a whole. */
export const fewQuestions: Rule = (content) =>
  [...familiesOf(content), 0].flatMap((family): Finding[] => {
    const count = content["site/questions"].filter((question) => question.family === family).length;
    const of = family === 0 ? "不分产品线的问题" : `产品线 ${family} 的问题`;
    if (count >= LEAST_QUESTIONS) return [];
    return [
      {
        file: "site/questions",
        id: "",
        field: "family",
        says: `${of}只有 ${count} 个，建议不少于 ${LEAST_QUESTIONS} 个`,
      },
    ];
  });

/** Spare parts must belong to existing products, and those with a product must name an existing one. */
export const sparePartFaults: Rule = (content) => {
  const known = new Set(content.products.map(({ id }) => id));
  const unknownModels = namedModelFaults(content);
  return content["site/spare-parts"].flatMap(({ id, parts }) =>
    parts.flatMap(({ name, products, part, remark }): Finding[] => {
      const found = (field: string, says: string): Finding => ({
        file: "site/spare-parts",
        id,
        field: `${name}，${field}`,
        says,
      });
      const missing = products.filter((product) => !known.has(product));
      const undischarged = dischargeFault(remark);
      return [
        ...missing.map((product) => found("products", `产品 ${product} 不存在`)),
        ...(part === undefined || known.has(part) ? [] : [found("part", `产品 ${part} 不存在`)]),
        ...(undischarged ? [found("remark", undischarged)] : []),
        ...unknownModels(`${name} ${remark}`).map((says) => found("remark", says)),
      ];
    }),
  );
};
