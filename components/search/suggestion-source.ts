import { SUGGEST_PATH, type SUGGESTION_NAMES } from "@/lib/links/search-address";

export type Suggestion = {
  kind: keyof typeof SUGGESTION_NAMES;
  text: string;
  url: string;
  note?: string;
  image?: string;
  avif?: string;
};

/** Debounce. */
const PAUSE_MS = 150;

/** Fetches suggestions, debounced; a new request cancels the one before. */
export function suggestionSource(show: (found: Suggestion[]) => void) {
  let timer = 0;
  let request: AbortController | undefined;

  function cancel() {
    clearTimeout(timer);
    request?.abort();
  }

  async function load(words: string) {
    const { signal } = (request = new AbortController());
    let found: Suggestion[] = [];
    try {
      const answer = await fetch(`${SUGGEST_PATH}?${new URLSearchParams({ q: words })}`, { signal });
      if (answer.ok) found = ((await answer.json()) as { data: Suggestion[] }).data;
    } catch {
      // Suggestions are optional: if they fail, the search itself will report it.
    }
    if (!signal.aborted) show(found);
  }

  function ask(words: string) {
    cancel();
    if (words.trim() === "") show([]);
    else timer = window.setTimeout(() => void load(words), PAUSE_MS);
  }

  return { ask, cancel };
}
