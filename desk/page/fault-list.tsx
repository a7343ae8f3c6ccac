import type { Fault } from "@/desk/checks";
import { fieldName } from "@/desk/words";

/** Opens everything around a field and focuses it; if it is not rendered, its nearest rendered ancestor. */
function goTo(path: Fault["path"]) {
  for (let length = path.length; length > 0; length--) {
    const place = document.querySelector<HTMLElement>(
      `[data-field=${JSON.stringify(path.slice(0, length).join("."))}]`,
    );
    if (!place) continue;
    for (let at = place.parentElement; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true;
    place.scrollIntoView({ block: "center" });
    const editor = place.querySelector<HTMLElement>("[role=textbox]");
    (editor ?? place.querySelector<HTMLElement>("input, select, textarea"))?.focus({ preventScroll: true });
    return;
  }
}

const nameOf = (noun: string, path: Fault["path"]) =>
  path.map((key) => (typeof key === "number" ? `第 ${key + 1} 条` : fieldName(noun, key))).join(" › ");

/** The faults of the file, each linked to its field. */
export function FaultList({ noun, faults }: { noun: string; faults: Fault[] }) {
  if (faults.length === 0) return null;
  return (
    <ol className="faults" aria-label="还要改的">
      {faults.map(({ path, says }, at) => (
        <li key={at}>
          <button type="button" onClick={() => goTo(path)}>
            {nameOf(noun, path)}
          </button>
          {says}
        </li>
      ))}
    </ol>
  );
}
