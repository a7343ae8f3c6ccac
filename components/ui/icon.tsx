"use client";

import { IconDrawing, type IconProps } from "./icon-drawing";

/**
 * Decorative: the words beside it, or the label of its button, say what it means. A client component, so that the
 * payload of a page holds its name instead of its drawing.
 */
export const Icon = (props: IconProps) => <IconDrawing {...props} />;
