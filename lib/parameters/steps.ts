/** Parses capacities that are switched separately: `20+20` is two steps and a total of 40. */
export function readSteps(text: string): { steps: number[]; total: number } | undefined {
  if (!/^\d+(?:\.\d+)?(?:\+\d+(?:\.\d+)?)+$/.test(text)) return undefined;
  const steps = text.split("+").map(Number);
  return { steps, total: steps.reduce((sum, step) => sum + step, 0) };
}
