type Layer = {
  /** Chinese for readers, and English for programs that cannot show Chinese. */
  name: string;
  /** AutoCAD colour index; 7 is black on white and white on black. */
  colour: number;
  lineType: "Continuous" | "HIDDEN" | "CENTER";
  /** Line weight in hundredths of a millimetre. */
  weight: 18 | 25 | 50;
};

const layer = (
  name: string,
  colour: number,
  weight: Layer["weight"] = 18,
  lineType: Layer["lineType"] = "Continuous",
): Layer => ({ name, colour, lineType, weight });

export const LAYERS = {
  outline: layer("轮廓-OUTLINE", 7, 50),
  detail: layer("细节-DETAIL", 8),
  hidden: layer("虚线-HIDDEN", 30, 18, "HIDDEN"),
  centre: layer("中心线-CENTER", 1, 18, "CENTER"),
  holes: layer("孔-HOLES", 6, 50),
  mounting: layer("安装-MOUNTING", 34, 25),
  dimension: layer("尺寸-DIMENSION", 3),
  text: layer("文字-TEXT", 7),
  frame: layer("图框-FRAME", 7, 25),
  busbar: layer("母线-BUSBAR", 7, 50),
  wire: layer("导线-WIRE", 7, 25),
  secondary: layer("二次-SECONDARY", 150, 25),
  symbol: layer("元件-SYMBOL", 7, 25),
  device: layer("设备-DEVICE", 150, 50),
  terminal: layer("端子-TERMINAL", 7),
} as const;

export type LayerKey = keyof typeof LAYERS;
