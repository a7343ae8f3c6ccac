import TASKS from "@/db/content/site/tasks.json" with { type: "json" };

export const TASK_ICONS = ["capacitor", "harmonic", "meter", "cloud"] as const;

/** A task of visitors, with one or more ways to solve it, each a product category. */
type QuickTask = {
  name: string;
  icon: (typeof TASK_ICONS)[number];
  ways: { category: number; text: string }[];
};

/** Maintained by editors. */
export const QUICK_TASKS = TASKS as readonly QuickTask[];
