import RULES from "@/db/content/site/safety.json" with { type: "json" };

/** Safety rules before work on a device, general and by kind of device; maintained by editors. */
export const SAFETY_RULES = RULES;

type Device = Pick<(typeof RULES.devices)[number], "id" | "categories">;

/** The kind of device of a product by its categories; the lowest one with rules decides. */
export const safetyDeviceOf = <Kind extends Device>(
  devices: readonly Kind[],
  fromBelow: readonly number[],
): Kind | undefined =>
  fromBelow
    .map((category) => devices.find(({ categories }) => categories.includes(category)))
    .find((device) => device !== undefined);
