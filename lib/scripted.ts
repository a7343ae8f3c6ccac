/**
 * Inline script at the start of every head: marks for the styles that scripts run. Without scripts, or if they fail to load
 * (lib/html/deferred-scripts.ts), the mark is missing. Not all supported browsers know `@media (scripting)`.
 */
export const SCRIPTED = `document.documentElement.dataset.scripts=""`;
