import TASKS from "@/db/content/site/tasks.json" with { type: "json" };

export const TASK_ICONS = ["capacitor", "harmonic", "meter", "cloud"] as const;

/** What visitors come to do, and the categories of products for it, by one way or by several. */
type QuickTask = {
  name: string;
  icon: (typeof TASK_ICONS)[number];
  ways: { category: number; text: string }[];
};

/** Kept by editors. */
export const QUICK_TASKS = TASKS as readonly QuickTask[];
