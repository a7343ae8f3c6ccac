"use client";

import { PictureMarkup, type PictureViewProps, type ShownPicture } from "./picture-markup";

export type { PictureViewProps, ShownPicture };
export type Pictured<Item> = Omit<Item, "image"> & { picture: ShownPicture };

/** A client component, so that the payload of a page holds a few facts instead of two dozen addresses. */
export const PictureView = (props: PictureViewProps) => <PictureMarkup {...props} />;
