type Captioned = { kind: "outline" | "drilling" | "wiring"; caption: string };

/** The name of a drawing among files: not 外形尺寸, which is the name of a parameter, and without remarks. */
export const drawingName = ({ kind, caption }: Captioned): string =>
  kind === "wiring" ? `接线图：${caption}` : caption.replace("，单位 mm", "").replace("外形尺寸", "外形图");
