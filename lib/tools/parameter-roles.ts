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

/**
 * The options of these parameters that calculators ask for: `optionRoles` of a parameter says which of its options that are, so
 * that no option's words decide here.
 */
export const OPTION_ROLES = {
  compensationMode: ["common", "split", "mixed"],
  wiring: ["fourWire"],
  mounting: ["rail", "wall"],
  cutout: ["p96", "p72", "p120"],
  currentInput: ["splitCore", "plugInCore"],
} as const satisfies Partial<Record<ParameterRole, readonly string[]>>;
type OptionsByParameter = typeof OPTION_ROLES;
export type OptionRole = OptionsByParameter[keyof OptionsByParameter][number];

/** The roles that options of the parameter with this role must have. */
export const optionRolesOf = (parameter: string | undefined): readonly OptionRole[] =>
  Object.entries(OPTION_ROLES).find(([name]) => name === parameter)?.[1] ?? [];

/** What meters of the same class are compared by. */
const FEATURE_ROLES = ["communication", "harmonics", "tariffs"] as const;
export type FeatureRole = (typeof FEATURE_ROLES)[number];

export const ALL_PARAMETER_ROLES = [...PARAMETER_ROLES, ...FEATURE_ROLES] as const;
