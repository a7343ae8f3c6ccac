import type { ReactNode } from "react";
import { StaticMarkup } from "@/components/ui/static-markup";
import { WideTable } from "@/components/ui/wide-table";
import type { Register, RegisterBlock } from "@/lib/registers/map";
import { hexOf } from "@/lib/registers/types";
import {
  codesOf,
  lastOf,
  noteWords,
  rangeWords,
  scaleWords,
  seriesWords,
  spanWords,
} from "@/lib/registers/words";
import { keepUnits } from "@/lib/text/keep-units";
import styles from "./register-blocks.module.css";

type SpanProps = { register: Register; words: (address: number) => string };

/** First and last address, which may break onto two lines. */
function Span({ register, words }: SpanProps) {
  const [first, last] = [register.address, lastOf(register)];
  if (first === last) return `${words(first)} `;
  return (
    <>
      {`${words(first)}~`}
      <wbr />
      {`${words(last)} `}
    </>
  );
}

const Address = (register: Register) => (
  <>
    <Span register={register} words={String} />
    <small>
      <Span register={register} words={hexOf} />
    </small>
  </>
);

const Name = (register: Register) => (
  <>
    {`${register.name} `}
    <small>{[register.symbol, keepUnits(seriesWords(register))].filter(Boolean).join("，")}</small>
  </>
);

/** The limits, which may break onto two lines. */
function Range(register: Register) {
  const [least = "", most] = rangeWords(register).split("~");
  return (
    most !== undefined && (
      <>
        {`${least}~`}
        <wbr />
        {most}
      </>
    )
  );
}

/** Function codes are left out for read-only registers, as the connection table has them. */
const Access = (register: Register) =>
  register.access === "R" ? (
    register.access
  ) : (
    <>
      {`${register.access} `}
      <small>{codesOf(register).join(" ")}</small>
    </>
  );

type Column = { name: string; width?: string | undefined; cell: (register: Register) => ReactNode };

/** The columns after the address, in order: the style sheet selects the first two by position. */
const COLUMNS: readonly Column[] = [
  { name: "名称", cell: Name },
  { name: "类型", cell: ({ type }) => type },
  { name: "换算", width: styles.scale, cell: (register) => keepUnits(scaleWords(register)) },
  { name: "范围", width: styles.range, cell: Range },
  { name: "读写", width: styles.access, cell: Access },
  { name: "说明", cell: (register) => keepUnits(noteWords(register)) },
];

/** One block of a register map. All blocks have the same columns. */
const Block = ({ id, title, note, registers }: RegisterBlock) => (
  <div id={id}>
    <h3>
      {`${title} `}
      <small>{spanWords({ registers })}</small>
    </h3>
    {note && <p>{note}</p>}
    <WideTable label={`${title}寄存器，可左右滚动`} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">地址</th>
          {COLUMNS.map(({ name, width }) => (
            <th key={name} scope="col" className={width}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {registers.map((register) => (
          <tr key={register.symbol}>
            <th scope="row">
              <Address {...register} />
            </th>
            {COLUMNS.map(({ name, cell }) => (
              <td key={name}>{cell(register)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  </div>
);

/** All blocks, open, so that find-in-page reaches every address. */
export const RegisterBlocks = ({ blocks }: { blocks: readonly RegisterBlock[] }) => (
  <StaticMarkup className={styles.blocks}>
    {blocks.map((block) => (
      <Block key={block.id} {...block} />
    ))}
  </StaticMarkup>
);
