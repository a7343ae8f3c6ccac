/** Whether a text names a model itself, not a longer one that begins with it: LH-ZCS is not in LH-ZCS-G. */
export function mentions(text: string, model: string): boolean {
  if (model === "") return false;
  const exact = model.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  return new RegExp(`(?<![A-Za-z0-9-])${exact}(?![A-Za-z0-9]|-[A-Za-z0-9])`).test(text);
}
