import { StaticMarkup } from "@/components/ui/static-markup";
import { WordsMarkup } from "@/components/ui/words-markup";
import { exampleOf, formatWords } from "@/lib/registers/frames";
import { EXCEPTIONS, type RegisterMap } from "@/lib/registers/map";
import { hexOf, WORD_ORDER } from "@/lib/registers/types";
import { phrased } from "@/lib/text/phrases";
import styles from "./register-connection.module.css";
import { SpecTable } from "./spec-table";

/** The connection settings; empty rows are left out. */
const lineRows = ({ rtu, tcp }: RegisterMap): [string, string][] => [
  ["从站地址", rtu ? `${rtu.address}（出厂），1~247 可设` : ""],
  ["波特率", rtu ? `${rtu.baudRates.join("、")} bps，出厂 ${rtu.baudRate} bps` : ""],
  ["字符格式", rtu ? formatWords(rtu.formats) : ""],
  ["TCP", tcp ? `端口 ${tcp.port}，单元标识 ${tcp.unit}` : ""],
];

/** The rules for every request. */
const requestRows = ({ mostRegisters, exceptions }: RegisterMap): [string, string][] => [
  ["功能码", "03 读，只读的 04 也能读；06 写一个寄存器，16（10H）写一个或连续几个；32 位数只用 16 写"],
  ["32位数", WORD_ORDER.words],
  ["单次读取", `最多 ${mostRegisters} 个寄存器`],
  ["异常码", exceptions.map((code) => `${hexOf(code, 2)} ${EXCEPTIONS[code]}`).join("；")],
];

/** An example request and response, byte by byte. */
function Example({ map }: { map: RegisterMap }) {
  const { request, answer, values } = exampleOf(map);
  return (
    <StaticMarkup className={styles.example}>
      <h3>{`报文示例（${map.rtu ? "RTU" : "TCP"}）`}</h3>
      <dl>
        <dt>
          <WordsMarkup
            text={phrased(
              `请求：读 ${map.example.words.length} 个寄存器${map.rtu ? "，末两字节为CRC16" : ""}`,
            )}
          />
        </dt>
        <dd>
          <code>{request}</code>
        </dd>
        <dt>应答</dt>
        <dd>
          <code>{answer}</code>
        </dd>
        <dt>读数</dt>
        <dd>{values.map(({ name, value, unit = "" }) => `${name} ${value} ${unit}`.trim()).join("，")}</dd>
      </dl>
    </StaticMarkup>
  );
}

type Props = { model: string; map: RegisterMap; brief?: boolean };

/** The connection settings beside an example; `brief` leaves out the details for driver developers. */
export const RegisterConnection = ({ model, map, brief = false }: Props) => (
  <div className={styles.head}>
    <SpecTable
      caption={`${model} 通信参数`}
      rows={brief ? lineRows(map) : [...lineRows(map), ...requestRows(map)]}
    />
    <Example map={map} />
  </div>
);
