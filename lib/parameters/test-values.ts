import type { Value } from "./parameter";

/** A value of which only this is told. */
export const value = (more: Partial<Value>): Value => ({
  key: "",
  min: null,
  max: null,
  choice: "",
  condition: "",
  ...more,
});
