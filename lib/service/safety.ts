import RULES from "@/db/content/site/safety.json" with { type: "json" };

/** Before work on a device: what is done with all, and what is particular to each kind. Kept by editors. */
export const SAFETY_RULES = RULES;

type Device = Pick<(typeof RULES.devices)[number], "id" | "categories">;

/** The kind of device that a product is, by its categories; the lowest that is named decides. */
export const safetyDeviceOf = <Kind extends Device>(
  devices: readonly Kind[],
  fromBelow: readonly number[],
): Kind | undefined =>
  fromBelow
    .map((category) => devices.find(({ categories }) => categories.includes(category)))
    .find((device) => device !== undefined);
