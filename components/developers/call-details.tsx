import { NoBreakText } from "@/components/ui/no-break-text";
import { type Call, callId } from "@/lib/api/documented-call";
import { answerFieldsOf, parametersOf } from "@/lib/api/fields";
import type { Example } from "@/lib/api/operation";
import { printedAnswer, printedRequest } from "@/lib/api/printed";
import { answerSchema, inputSchema } from "@/lib/api/schemas";
import { CodePanel } from "./code-panel";
import { DataTable } from "./data-table";
import { FieldPath } from "./field-path";
import { DocumentedPart } from "./documented-part";

const PARAMETERS = ["名称", "类型", "必填", "默认", "范围", "说明"];
const FIELDS = ["字段", "类型", "说明"];
const NONE = "–";

/** One call, collapsed: its address, input and answer, with an example. */
export function CallDetails({ call, example }: { call: Call; example: Example | undefined }) {
  const { title, method, path, note, input, readsUser, refusals } = call;
  const address = (
    <>
      {method} <code>{path}</code>
    </>
  );
  return (
    <DocumentedPart
      id={callId(call)}
      title={title}
      address={address}
      note={note}
      example={example && <CallExample call={call} example={example} />}
    >
      {input ? (
        <Parameters call={call} input={input} />
      ) : (
        <p>{readsUser ? "没有参数；用户由 Cookie userId 识别。" : "没有参数。"}</p>
      )}
      <AnswerFields call={call} />
      {refusals.length > 0 && (
        <p>
          <NoBreakText text={`code 为 0 时的 msg：${refusals.join("、")}。`} />
        </p>
      )}
    </DocumentedPart>
  );
}

/** A call as a command, with its answer. */
export const CallExample = ({ call, example }: { call: Call; example: Example }) => (
  <>
    <CodePanel title={`请求示例：${call.title}`} code={printedRequest(call, example)} />
    <CodePanel title="答复示例" code={printedAnswer(example.answer)} />
  </>
);

function Parameters({ call, input }: { call: Call; input: NonNullable<Call["input"]> }) {
  const rows = parametersOf(inputSchema(input)).map(
    ({ name, kind, isRequired, fallback, limits, meaning }) => [
      <code key="name">{name}</code>,
      kind,
      isRequired ? "必填" : "选填",
      fallback || NONE,
      limits || NONE,
      meaning,
    ],
  );
  return <DataTable caption={`${call.title}的参数`} columns={PARAMETERS} rows={rows} />;
}

function AnswerFields({ call }: { call: Call }) {
  const schema = answerSchema(call);
  if (!schema) return null;
  const rows = answerFieldsOf(schema).map(({ path, kind, meaning }) => [
    <FieldPath key="path" path={path} />,
    kind,
    meaning,
  ]);
  return <DataTable caption={`${call.title}的答复`} columns={FIELDS} rows={rows} />;
}
