import { CardView, type CardViewProps } from "./card-view";
import { phrased } from "@/lib/text/phrases";
import { shownPicture } from "./picture";

type Props = Omit<CardViewProps, "picture"> & { image: string };

/** A picture of exactly 160 px height (SPEC §9) above a title, for use in a CardGrid. */
export const Card = ({ image, ...rest }: Props) => (
  <CardView picture={shownPicture(image)} {...rest} title={phrased(rest.title)} />
);
