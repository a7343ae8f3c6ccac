import { CardView, type CardViewProps } from "./card-view";
import { phrased } from "@/lib/text/phrases";
import { shownPicture } from "./picture";

type Props = Omit<CardViewProps, "picture"> & { image: string };

/** A picture exactly 160 px tall (SPEC §9) over a title that never breaks the grid. Goes inside a CardGrid. */
export const Card = ({ image, ...rest }: Props) => (
  <CardView picture={shownPicture(image)} {...rest} title={phrased(rest.title)} />
);
