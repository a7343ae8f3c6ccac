type Captioned = { kind: "outline" | "drilling" | "wiring"; caption: string };

/** What a drawing is called among files: not 外形尺寸, which is a parameter's name, and without what is said beside it. */
export const drawingName = ({ kind, caption }: Captioned): string =>
  kind === "wiring" ? `接线图：${caption}` : caption.replace("，单位 mm", "").replace("外形尺寸", "外形图");
