import { expect, test } from "vitest";
import { nearestModels } from "./nearest";

const models = new Map(
  ["lhpm96e", "lhpm72e", "lhsvgm", "lhsvgw", ...Array.from({ length: 21 }, (_, nth) => `lhx${nth}`)].map(
    (model, id) => [model, id],
  ),
);

test.each([
  ["a typing error", "lhpm69e", [0]],
  ["an unknown number", "lhpm200", [0, 1]],
  ["a series", "lhsvg500kvar", [2, 3]],
  ["only the prefix of models", "lhq999", []],
  ["another's model", "abc123", []],
  ["a text without a model", "无功补偿", []],
  ["an empty search", "", []],
])("the search %s suggests the products that it may mean", (_name, code, ids) => {
  expect(nearestModels(models, code)).toEqual(ids);
});
