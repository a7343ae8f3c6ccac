import { isParallel } from "@/lib/one-line/parts";
import type { OneLine, OneLinePart } from "@/lib/one-line/shape";
import type { Finding, Rule } from "./finding";

const samples = ({ kind }: OneLinePart) => kind === "currentTransformer";

/** Devices without a sampling transformer, which may be beside them in their circuit, or before the busbar. */
function unsampled({ sections }: OneLine): OneLinePart[] {
  return sections.flatMap(({ incoming, feeders }, at) => {
    // A section without supplies is fed by the last feeder of the previous section.
    const before = incoming.length > 0 ? incoming.flat() : (sections[at - 1]?.feeders.at(-1) ?? []);
    return feeders.flatMap((parts) =>
      parts.filter(
        (part, place) =>
          isParallel(part.kind) && !(part.branch ? parts.slice(place + 1) : before).some(samples),
      ),
    );
  });
}

/** APF, SVG and balancers in one-line diagrams without their sampling current transformer. */
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
