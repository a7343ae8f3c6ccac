import { ButtonLink } from "@/components/ui/button-link";
import { Fold } from "@/components/ui/fold";
import { Kept } from "@/components/ui/kept";
import { Section } from "@/components/ui/section";
import { DEFINITION } from "@/lib/registers/file";
import { registerFileHref } from "@/lib/registers/files";
import { exampleOf, formatWords } from "@/lib/registers/frames";
import {
  EXCEPTIONS,
  type Register,
  type RegisterBlock as Block,
  type RegisterMap,
} from "@/lib/registers/map";
import { hexOf, WORD_ORDER } from "@/lib/registers/types";
import { codesOf, lastOf, noteWords, rangeWords, scaleWords, seriesWords } from "@/lib/registers/words";
import { keepUnits } from "@/lib/text/keep-units";
import { RegisterBlock, RegisterBlocks, type RegisterWords } from "./register-block";
import styles from "./register-section.module.css";
import { SpecTable } from "./spec-table";

/** How the device is reached; rows without words are left out. */
const lineRows = ({ rtu, tcp, mostRegisters, exceptions }: RegisterMap): [string, string][] => [
  ["从站地址", rtu ? `${rtu.address}（出厂），1~247 可设` : ""],
  ["波特率", rtu ? `${rtu.baudRates.join("、")} bps，出厂 ${rtu.baudRate} bps` : ""],
  ["字符格式", rtu ? formatWords(rtu.formats) : ""],
  ["TCP", tcp ? `端口 ${tcp.port}，单元标识 ${tcp.unit}` : ""],
  ["功能码", "03 读，只读的 04 也能读；06 写一个寄存器，16 写一个或连续几个；32 位数只用 16 写"],
  ["32位数", WORD_ORDER.words],
  ["单次读取", `最多 ${mostRegisters} 个寄存器`],
  ["异常码", exceptions.map((code) => `${hexOf(code, 2)} ${EXCEPTIONS[code]}`).join("；")],
];

function wordsOf(register: Register): RegisterWords {
  const { address, name, symbol, type, access } = register;
  return [
    ...([address, lastOf(register)] as const),
    ...([name, symbol, keepUnits(seriesWords(register)), type] as const),
    ...([keepUnits(scaleWords(register)), rangeWords(register)] as const),
    // How those are read that are only read, the table above says.
    ...([access, access === "R" ? "" : codesOf(register).join(" "), keepUnits(noteWords(register))] as const),
  ];
}

function spanOf({ registers }: Block): string {
  const [first, last] = [
    Math.min(...registers.map(({ address }) => address)),
    Math.max(...registers.map(lastOf)),
  ];
  return `${first === last ? hexOf(first) : `${hexOf(first)}~${hexOf(last)}`}，${registers.length} 项`;
}

/** The Modbus registers of a product: how to reach it, a reading as it goes over the line, and the map block by block. */
export function RegisterSection({
  product,
  map,
}: {
  product: { id: number; model: string };
  map: RegisterMap;
}) {
  const example = exampleOf(map);
  return (
    <Section
      id="registers"
      title="通信寄存器"
      lead={`${DEFINITION}：${map.title} ${map.revision} 版。${map.note}`}
      action={
        <div className={styles.files}>
          {(["csv", "json"] as const).map((kind) => (
            <ButtonLink
              key={kind}
              href={registerFileHref(product.id, kind)}
              variant="secondary"
              icon="download"
              aria-label={`下载 ${product.model} 寄存器表 ${kind.toUpperCase()}`}
              download
            >
              {kind.toUpperCase()}
            </ButtonLink>
          ))}
        </div>
      }
    >
      <Fold title="连接参数、报文示例与各分块" span={`${map.blocks.length} 块`}>
        <div className={styles.head}>
          <SpecTable caption={`${product.model} 通信参数`} rows={lineRows(map)} />
          <Kept className={styles.example}>
            <h3>{`报文示例（${map.rtu ? "RTU" : "TCP"}）`}</h3>
            <dl>
              <dt>{`请求：读 ${map.example.words.length} 个寄存器${map.rtu ? "，末两字节为CRC16" : ""}`}</dt>
              <dd>
                <code>{example.request}</code>
              </dd>
              <dt>应答</dt>
              <dd>
                <code>{example.answer}</code>
              </dd>
              <dt>读数</dt>
              <dd>
                {example.values
                  .map(({ name, value, unit = "" }) => `${name} ${value} ${unit}`.trim())
                  .join("，")}
              </dd>
            </dl>
          </Kept>
        </div>
        <RegisterBlocks>
          {map.blocks.map((block) => (
            <RegisterBlock
              key={block.id}
              title={block.title}
              span={spanOf(block)}
              note={block.note ?? ""}
              open={block.registers.some(({ symbol }) => symbol === map.example.symbol)}
              rows={block.registers.map(wordsOf)}
            />
          ))}
        </RegisterBlocks>
        <p className={styles.closing}>
          地址从 0 起，就是报文里的地址；值 = 寄存器 × 系数。分块之内没有列出的地址读 0，分块之外应答异常码
          02H。
        </p>
      </Fold>
    </Section>
  );
}
