import { keptMarkup } from "@/lib/kept-markup";
import { type KeptElement, type KeptMarkup, KeptPlace } from "./kept-place";

/**
 * Markup that no script changes. The browser keeps it as it was served: the payload holds its place alone, where React
 * would send it a second time. A server component; so is all that is in it. In development, where no server stands in
 * front, it is as everything else.
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
