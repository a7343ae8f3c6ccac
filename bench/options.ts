// The options after `npm run bench --`.

export const PARTS = ["speed", "memory", "morning", "weight", "lighthouse", "clicks", "scale"] as const;
export type Part = (typeof PARTS)[number];

/** `folder` is for stores and logs; `sizes`, `samples` and `searches` are of scale, `requests` and `distinct` of memory. */
export type Options = {
  store: string;
  folder: string;
  say: (words: string) => void;
  rounds: number;
  seconds: number;
  connections: number[];
  requests: number;
  distinct: number;
  sizes: number[];
  samples: number;
  /** More samples for searches, as their p95 is reported: with twenty samples one pause of the machine would decide it. */
  searches: number;
};

const isPart = (word: string): word is Part => PARTS.some((part) => part === word);

/** `proxied`: the speed part also measures nginx in front of the site, as a full run does. */
export function readWords(words: string[]) {
  const chosen = words.filter(isPart);
  const withNginx = words.includes("nginx");
  const fallback: readonly Part[] = withNginx ? ["speed"] : PARTS;
  const parts = chosen.length > 0 ? chosen : fallback;
  return {
    parts,
    isWhole: parts.length >= PARTS.length,
    isQuick: words.includes("--quick"),
    proxied: withNginx || chosen.length === 0,
  };
}

/** The amount of measuring: quick, or until figures are stable. */
export const amounts = (isQuick: boolean) => ({
  rounds: isQuick ? 1 : 3,
  // Long enough that opening connections takes less than 1 % of a round.
  seconds: 3,
  connections: [16, 64],
  requests: isQuick ? 100_000 : 1_000_000,
  distinct: isQuick ? 10_000 : 100_000,
  sizes: isQuick ? [1000] : [1000, 10_000, 100_000],
  samples: isQuick ? 9 : 21,
  searches: isQuick ? 21 : 100,
});
