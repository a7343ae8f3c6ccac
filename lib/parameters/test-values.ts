import type { Value } from "./parameter";

/** A value with only some properties set. */
export const value = (more: Partial<Value>): Value => ({
  key: "",
  min: null,
  max: null,
  choice: "",
  condition: "",
  ...more,
});
