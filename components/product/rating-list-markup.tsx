import { Figures } from "@/components/ui/figures";
import type { Rating } from "@/lib/parameters/rating";
import styles from "./rating-list.module.css";

export type RatingListProps = {
  ratings: readonly Rating[];
  /** The first standard the product complies with. */
  standard: string;
  /** The note below the ratings; may be empty. */
  note: string;
};

/** Cards place it beside the model. */
const STANDARD = "standards";

/**
 * The key ratings of a product and its standard, with a note below them. This is the server component, for use inside StaticMarkup; elsewhere use
 * RatingList.
 */
export function RatingListMarkup({ ratings, standard, note }: RatingListProps) {
  const lines = [
    ...ratings,
    ...(standard === "" ? [] : [{ key: STANDARD, name: "执行标准", text: standard }]),
  ];
  if (lines.length === 0) return null;
  return (
    <>
      <dl className={styles.ratings}>
        {lines.map(({ key, name, text }) => (
          <div key={key} data-standard={key === STANDARD ? "" : undefined}>
            <dt>{name}</dt>
            <dd>
              <Figures text={text} />
            </dd>
          </div>
        ))}
      </dl>
      {note && (
        <p className={styles.note}>
          <Figures text={note} />
        </p>
      )}
    </>
  );
}
