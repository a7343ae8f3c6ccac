import { productsOfOneLine } from "@/lib/one-line/shape";
import { plainText } from "@/lib/text/plain-text";
import type { Rule } from "./finding";

/** Missing products of diagrams, and missing cases of solutions. */
export const solutionFaults: Rule = (content) => {
  const products = new Set(content.products.map(({ id }) => id));
  const examples = new Set(content.cases.map(({ id }) => id));
  const drawn = (["solutions", "cases"] as const).flatMap((file) =>
    content[file].flatMap(({ id, diagram }) =>
      (diagram ? productsOfOneLine(diagram) : [])
        .filter((product) => !products.has(product))
        .map((product) => ({ file, id, field: "diagram", says: `单线图中的产品 ${product} 不存在` })),
    ),
  );
  const named = content.solutions.flatMap(({ id, cases }) =>
    cases
      .filter((example, at) => !examples.has(example) || cases.indexOf(example) !== at)
      .map((example) => ({
        file: "solutions" as const,
        id,
        field: "cases",
        says: examples.has(example) ? `案例 ${example} 写了两次` : `案例 ${example} 不存在`,
      })),
  );
  return [...drawn, ...named];
};

const figuresOf = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

/** Devices and figures of a brief that the text of the solution does not have. */
export const briefFaults: Rule = ({ solutions, products }) => {
  const models = new Map(products.map(({ id, model }) => [id, model]));
  return solutions.flatMap(({ id, brief, maincontent, figures, diagram }) => {
    if (!brief) return [];
    const known = plainText(maincontent) + figures.map(({ value }) => value).join(" ");
    const drawn = new Set(diagram ? productsOfOneLine(diagram) : []);
    const { devices, ...words } = brief;
    const isUsed = (device: number) => drawn.has(device) || known.includes(models.get(device) ?? "—");
    const strange = devices
      .filter((device, at) => devices.indexOf(device) !== at || !isUsed(device))
      .map((device) => ({ field: "brief.devices", says: `设备 ${device} 写了两次，或方案中没有用到` }));
    const invented = Object.entries(words).flatMap(([field, text]) =>
      figuresOf(text)
        .filter((figure) => !figuresOf(known).includes(figure))
        .map((figure) => ({ field: `brief.${field}`, says: `方案正文和指标中没有数值 ${figure}` })),
    );
    return [...strange, ...invented].map((fault) => ({ file: "solutions" as const, id, ...fault }));
  });
};

/** Solutions without brief, figures, diagram or cases. */
export const bareSolutions: Rule = ({ solutions }) =>
  solutions.flatMap(({ id, brief, figures, diagram, cases }) => {
    const missing = [
      ...(brief ? [] : [{ field: "brief", what: "摘要（问题、负荷、设备、目标）" }]),
      ...(figures.length > 0 ? [] : [{ field: "figures", what: "指标" }]),
      ...(diagram ? [] : [{ field: "diagram", what: "单线图" }]),
      ...(cases.length > 0 ? [] : [{ field: "cases", what: "案例" }]),
    ];
    return missing.map(({ field, what }) => ({
      file: "solutions" as const,
      id,
      field,
      says: `没有${what}，页面上少这一部分`,
    }));
  });
