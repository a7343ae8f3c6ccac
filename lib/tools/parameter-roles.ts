/**
 * What the calculators ask of a product. `role` of a parameter says which parameter that is (docs/editing.md), so that no key
 * decides here; the content check sees to it that each role has one parameter.
 */
export const PARAMETER_ROLES = [
  "systemVoltage",
  "capacitorVoltage",
  "ratedCapacity",
  "reactanceRate",
  "compensationMode",
  "compensationCurrent",
  "wiring",
  "currentInput",
  "activeEnergy",
  "mounting",
  "cutout",
  "accuracy",
  "primaryCurrent",
  "secondaryOutput",
  "ratedBurden",
] as const;
export type ParameterRole = (typeof PARAMETER_ROLES)[number];

/** What meters of the same class are compared by. */
const FEATURE_ROLES = ["communication", "harmonics", "tariffs"] as const;
export type FeatureRole = (typeof FEATURE_ROLES)[number];

export const ALL_PARAMETER_ROLES = [...PARAMETER_ROLES, ...FEATURE_ROLES] as const;
