/** A product's model: `LH-APF-W`, `LH-XCS-7`. */
export const MODEL = /\b[A-Z]{2,}\d*(?:-[A-Z\d]+)+(?![\w-])/;
