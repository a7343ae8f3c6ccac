import { isParallel } from "@/lib/one-line/parts";
import type { OneLine, OneLinePart } from "@/lib/one-line/shape";
import type { Finding, Rule } from "./finding";

const samples = ({ kind }: OneLinePart) => kind === "currentTransformer";

/** Devices without a transformer to sample by: in its own circuit behind one that stands beside it, else before the busbar. */
function unsampled({ sections }: OneLine): OneLinePart[] {
  return sections.flatMap(({ incoming, feeders }, at) => {
    // A section without supplies hangs on the last feeder of the one before.
    const before = incoming.length > 0 ? incoming.flat() : (sections[at - 1]?.feeders.at(-1) ?? []);
    return feeders.flatMap((parts) =>
      parts.filter(
        (part, place) =>
          isParallel(part.kind) && !(part.branch ? parts.slice(place + 1) : before).some(samples),
      ),
    );
  });
}

/** APF, SVG and balancers that a one-line diagram shows without the current transformer by which they are led. */
export const withoutSampling: Rule = ({ solutions, cases, products }) => {
  const modelOf = new Map(products.map(({ id, model }) => [id, model]));
  const found = (file: Finding["file"], { id, diagram }: { id: number; diagram?: OneLine | undefined }) =>
    (diagram ? unsampled(diagram) : []).map(({ product, text = "" }): Finding => {
      const model = product === undefined ? "" : (modelOf.get(product) ?? "");
      return { file, id, field: "diagram", says: `${`${model} ${text}`.trim()} 没有画取样的电流互感器` };
    });
  return [
    ...solutions.flatMap((one) => found("solutions", one)),
    ...cases.flatMap((one) => found("cases", one)),
  ];
};
