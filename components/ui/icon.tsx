"use client";

import { IconDrawing, type IconProps } from "./icon-drawing";

/** Decorative; the text beside it or its button's label carries the meaning. A client component: the RSC payload has its name, not its path. */
export const Icon = (props: IconProps) => <IconDrawing {...props} />;
