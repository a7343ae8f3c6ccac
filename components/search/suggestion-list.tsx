import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { SUGGESTION_NAMES } from "@/lib/links/search-address";
import styles from "./suggestion-list.module.css";
import { type Suggestion, suggestionSource } from "./suggestion-source";

/** Whether the list is open, and the option the arrow keys are on; -1 for none. */
type Popup = { isOpen: boolean; active: number };

export type SuggestionListProps = {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  popup: Popup;
  setPopup: (popup: Popup) => void;
};

/** Suggestions below a search field. The focus stays in the field. */
export function SuggestionList({ id, field, popup, setPopup }: SuggestionListProps) {
  const [found, setFound] = useState<Suggestion[]>();
  const { isOpen, active } = popup;
  const count = found?.length ?? 0;

  const close = () => setPopup({ isOpen: false, active: -1 });

  function choose(nth: number) {
    setPopup({ isOpen: true, active: nth });
    document.getElementById(`${id}-${nth}`)?.scrollIntoView({ block: "nearest" });
  }

  const show = useEffectEvent((next: Suggestion[]) => {
    setFound(next);
    setPopup({ isOpen: next.length > 0 && document.activeElement === field.current, active: -1 });
  });

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing } = event;
    if (isComposing || count === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) {
      // The options and the typed text (-1) form one ring.
      const places = count + 1;
      choose(isOpen ? ((active + 1 + step + places) % places) - 1 : step > 0 ? 0 : count - 1);
    } else if (isOpen && key === "Escape") close();
    else if (isOpen && key === "Enter" && active >= 0) document.getElementById(`${id}-${active}`)?.click();
    else return;
    // So that Escape closes the list only: it neither clears the field nor closes the dialog around it.
    event.preventDefault();
  });

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const { ask, cancel } = suggestionSource((next) => show(next));
    const listening = new AbortController();
    const { signal } = listening;
    // During IME composition the text is not complete.
    input.addEventListener("input", (event) => (event as InputEvent).isComposing || ask(input.value), {
      signal,
    });
    input.addEventListener("compositionend", () => ask(input.value), { signal });
    input.addEventListener("keydown", (event) => press(event), { signal });
    input.addEventListener("blur", cancel, { signal });
    signal.addEventListener("abort", cancel);
    // Text typed before this component was loaded.
    if (input.value !== input.defaultValue) ask(input.value);
    return () => listening.abort();
  }, [field]);

  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label="搜索建议"
        className={styles.list}
        hidden={!isOpen}
        // Keeps the focus in the field: blur would close the list before the click.
        onMouseDown={(event) => event.preventDefault()}
        onClick={close}
      >
        {found?.map(({ kind, text, url, note, image, avif }, nth) => (
          <a
            key={url}
            id={`${id}-${nth}`}
            role="option"
            aria-selected={nth === active}
            tabIndex={-1}
            href={url}
            className={styles.option}
          >
            {image && (
              <picture>
                {avif && <source type="image/avif" srcSet={avif} />}
                <img className={styles.image} src={image} alt="" width="40" height="30" />
              </picture>
            )}
            <span className={styles.text}>
              {text}
              {note && <span className={styles.note}> {note}</span>}
            </span>{" "}
            <span className={styles.kind}>{SUGGESTION_NAMES[kind]}</span>
          </a>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {isOpen && `${count} 条建议，用上下方向键选择`}
        {found && !isOpen && count === 0 && "没有建议"}
      </p>
    </>
  );
}
