import { keptMarkup } from "@/lib/kept-markup";
import { type KeptElement, type KeptMarkup, KeptPlace } from "./kept-place";

/**
 * Static markup that is left out of the RSC payload. React sends server-rendered elements twice: as HTML, and as data for
 * hydration. Of what is inside Kept the payload has only a number (`at`), by which KeptPlace finds the served HTML again.
 * Use it in server components, and only around server components: nothing inside is hydrated. Under `next dev`, without
 * our server (server/render.ts), it renders like any other element.
 */
export function Kept(props: KeptMarkup & KeptElement) {
  const { html, children, ...element } = props;
  const markup = html === undefined ? { children } : { html };
  const kept = keptMarkup.getStore();
  return kept ? (
    <KeptPlace {...element} at={kept.push(markup) - 1} />
  ) : (
    <KeptPlace {...element} {...markup} />
  );
}
