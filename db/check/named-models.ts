import type { Content } from "@/db/source/shapes";
import { findCode } from "@/lib/order-code/find";
import { possibleModels } from "@/lib/text/model-names";

/** The rest of an order code after its head. */
const CODE = /^[\w/+.%×-]*[\w%]/;

/** The prefix of a model. */
const makerOf = (model: string) => /^[A-Z]+-/.exec(model)?.[0];

/** Finds unknown models and invalid order codes in a text. */
export function namedModelFaults({ products }: Content): (text: string) => string[] {
  const models = products.map(({ model }) => model).filter(Boolean);
  const makers = [...new Set(models.flatMap((model) => makerOf(model) ?? []))];
  const coded = products.flatMap(({ id, model, code }) => (code ? [{ id, model, grammar: code }] : []));
  const isOurs = (name: string) => makers.some((maker) => name.startsWith(maker));
  const codesWith = (text: string, model: string) =>
    text
      .split(model)
      .slice(1)
      .flatMap((rest) => (rest.startsWith("/") ? [`${model}${CODE.exec(rest)?.[0] ?? ""}`] : []));
  return (text) => {
    const named = possibleModels(text).filter(isOurs);
    return named.flatMap((name) => {
      if (!models.some((model) => model.startsWith(name))) return [`没有型号「${name}」`];
      return codesWith(text, name)
        .filter((code) => (findCode(coded, code)?.reading.problems ?? []).length > 0)
        .map((code) => `订货代码「${code}」读不通`);
    });
  };
}
