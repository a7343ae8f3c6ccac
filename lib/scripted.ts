/**
 * Inline, first in every page's head: tells the styles that scripts run. Where none do, or where they fail
 * (lib/html/deferred-scripts.ts), the page looks as one without scripts; not every browser knows `@media (scripting)`.
 */
export const SCRIPTED = `document.documentElement.dataset.scripts=""`;
