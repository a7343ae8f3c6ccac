import { allCoded } from "./coded";

const LINES = 30;
/** Parts of other manufacturers. */
export const STRANGE = "浪涌保护器 XYZ-40/4P";

/** A parts list copied from a sheet: header, numbers, quantities of 1 to 5, one note; the last part is unknown. */
export function partsList() {
  const asked = allCoded()
    .slice(0, LINES - 1)
    .map(({ title, model, ordercode }, at) => ({
      ...{ title, name: at % 3 === 2 ? model : ordercode },
      ...{ quantity: (at % 5) + 1, note: at === 0 ? "靠墙安装" : "" },
    }));
  const rows = [...asked, { title: "", name: STRANGE, quantity: 2, note: "" }];
  const text = [
    "序号\t名称\t型号规格\t单位\t数量\t备注",
    ...rows.map(({ title, name, quantity, note }, at) =>
      [at + 1, title, name, "台", quantity, note].join("\t"),
    ),
  ].join("\n");
  return { asked, text };
}
