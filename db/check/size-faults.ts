import { sizesOf } from "@/drawings/sizes";
import type { Finding, Rule } from "./finding";

/** The cut-out in the text must be the one in the filter. */
export const sizeFaults: Rule = ({ parameters, products }) => {
  const keys = new Set(
    parameters.flatMap(({ key, kind, field }) => (field === "openingsize" && kind === "choice" ? [key] : [])),
  );
  return products.flatMap((product): Finding[] => {
    const said = sizesOf(product)
      .filter(({ kind, version, width }) => kind === "cutout" && version === "" && width)
      .map(({ width, height }) => `${width?.max} mm×${height?.max} mm`);
    const has = product.parameters
      .flatMap((line) => [line, ...(line.also ?? [])])
      .flatMap(({ key, choices = [] }) => (keys.has(key) ? choices : []));
    return [
      ...said
        .filter((size) => keys.size > 0 && !has.includes(size))
        .map(
          (size) => `开孔是 ${size}，参数里没有写：{ "key": "${[...keys].join()}", "choices": ["${size}"] }`,
        ),
      ...has
        .filter((size) => !said.includes(size))
        .map((size) => `参数里写了开孔 ${size}，开孔尺寸的文字里没有`),
    ].map((says) => ({ file: "products", id: product.id, field: "openingsize", says }));
  });
};
