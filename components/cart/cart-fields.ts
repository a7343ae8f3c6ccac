import { type LineField, lineFieldName, readLineField } from "@/lib/inquiry/change-names";
import { CART_FAULT, type CartFault, type Faulty } from "@/lib/inquiry/cart-faults";
import { MOST_PIECES } from "@/lib/inquiry/cart-limits";

/** Texts by field name. */
export type Texts = Readonly<Record<string, string>>;

export const without = (texts: Texts, name: string): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([other]) => other !== name));

/** The texts of the other lines. */
export const withoutLine = (texts: Texts, line: number): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => readLineField(name)?.line !== line));

const FIELD_OF_FAULT: Partial<Record<CartFault, LineField>> = {
  quantity: "quantity",
  note: "note",
  notes: "note",
};

/** The faults of lines that the query string reports. */
export const faultsOf = (faulty: readonly Faulty[]): Texts =>
  Object.fromEntries(
    faulty.flatMap(({ line, fault }) =>
      line === undefined
        ? []
        : [[lineFieldName(FIELD_OF_FAULT[fault] ?? "code", line), `没有保存：${CART_FAULT[fault]}`]],
    ),
  );

export const isQuantity = (value: string) => /^[1-9]\d*$/.test(value) && Number(value) <= MOST_PIECES;

type Field = HTMLInputElement | HTMLTextAreaElement;
const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox";

export const valueOf = (field: Field) => (isBox(field) ? (field.checked ? "1" : "0") : field.value);

/** Whether it was changed before hydration. */
export const isTouched = (field: Field) =>
  isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
