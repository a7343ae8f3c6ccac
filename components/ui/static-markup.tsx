import { staticMarkup } from "@/lib/static-markup";
import { type StaticElement, type StaticContent, StaticMarkupPlace } from "./static-markup-place";

/**
 * Static markup that is left out of the RSC payload. React sends server-rendered elements twice: as HTML, and as data for
 * hydration. Of what is inside StaticMarkup the payload has only a number (`at`), by which StaticMarkupPlace finds the served HTML again.
 * Use it in server components, and only around server components: nothing inside is hydrated. Under `next dev`, without
 * our server (server/render.ts), it renders like any other element.
 */
export function StaticMarkup(props: StaticContent & StaticElement) {
  const { html, children, ...element } = props;
  const markup = html === undefined ? { children } : { html };
  const kept = staticMarkup.getStore();
  return kept ? (
    <StaticMarkupPlace {...element} at={kept.push(markup) - 1} />
  ) : (
    <StaticMarkupPlace {...element} {...markup} />
  );
}
