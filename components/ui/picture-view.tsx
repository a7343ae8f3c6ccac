"use client";

import { PictureMarkup, type PictureViewProps, type ShownPicture } from "./picture-markup";

export type { PictureViewProps, ShownPicture };
export type Pictured<Item> = Omit<Item, "image"> & { picture: ShownPicture };

/** A client component: the RSC payload has these few props, not two dozen URLs. */
export const PictureView = (props: PictureViewProps) => <PictureMarkup {...props} />;
