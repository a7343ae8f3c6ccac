import { titleKey } from "./title-key";

type Piece = { text: string; isHit: boolean };

/** A title in pieces, with hits marked. The normalized title has the same length as the title. */
export function titlePieces(title: string, searched: string): Piece[] {
  const key = titleKey(title);
  const wanted = titleKey(searched);
  if (wanted === "") return [{ text: title, isHit: false }];
  const pieces: Piece[] = [];
  const add = (from: number, to: number, isHit: boolean) => {
    if (to > from) pieces.push({ text: title.slice(from, to), isHit });
  };
  let from = 0;
  for (let at = key.indexOf(wanted); at >= 0; at = key.indexOf(wanted, from)) {
    add(from, at, false);
    from = at + wanted.length;
    add(at, from, true);
  }
  add(from, title.length, false);
  return pieces;
}
