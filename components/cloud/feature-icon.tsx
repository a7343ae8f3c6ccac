/** Line icons of the platform's features on a 48-pixel grid, drawn for the project. */
const PATHS: Readonly<Record<string, string>> = {
  monitor: "M6 9h36v24H6zM24 33v7M15 40h18M12 24h6l3-7 5 11 4-7 2 3h4",
  alarm: "M12 34h24l-3-5V21a9 9 0 0 0-18 0v8zM20 38a4 4 0 0 0 8 0M24 12V8M8 18c0-4 2-7 4-9M40 18c0-4-2-7-4-9",
  wave: "M6 8v32h36M10 26c3-12 7-12 10 0s7 12 10 0 7-12 10 0",
  chart: "M6 8v32h36M13 40V28h5v12M23 40V18h5v22M33 40V23h5v17M12 20l9-8 8 4 10-9",
  mobile: "M15 5h18v38H15zM21 38h6M20 18l4 4 7-8M20 27h9",
  switch: "M24 6v9M24 33v9M24 33 32 17M20 15h8M20 33h8M9 42h30M38 24h5M5 24h9",
  shield: "M24 5 40 11v11c0 10-6 17-16 21C14 39 8 32 8 22V11zM26 14l-8 12h6l-2 8 8-12h-6z",
  api: "M16 14 6 24l10 10M32 14l10 10-10 10M28 9l-8 30",
};

const PLAIN = "M10 10h28v28H10zM17 24h14M24 17v14";

/** Decorative: the feature's title beside it says what it means. */
export function FeatureIcon({ name }: { name: string }) {
  return (
    <svg
      width={44}
      height={44}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name] ?? PLAIN} />
    </svg>
  );
}
