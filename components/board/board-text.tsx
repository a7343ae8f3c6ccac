import { Fragment } from "react";
import { type Block, blocksOf } from "@/lib/board/text";
import { modelPieces } from "@/lib/text/model-names";
import styles from "./board-text.module.css";

/** Product ids by model. */
export type Models = ReadonlyMap<string, number>;

const Line = ({ text, models }: { text: string; models: Models }) =>
  modelPieces(text, models).map(({ text: piece, product }, at) =>
    product === undefined ? (
      piece
    ) : (
      <a key={at} href={`/newdetail/${product}`}>
        {piece}
      </a>
    ),
  );

function Part({ block, models }: { block: Block; models: Models }) {
  if (block.kind === "code")
    return (
      <pre className={styles.code} tabIndex={0}>
        <code>{block.text}</code>
      </pre>
    );
  if (block.kind === "words")
    return (
      <p>
        {block.lines.map((line, at) => (
          <Fragment key={at}>
            {at > 0 && <br />}
            <Line text={line} models={models} />
          </Fragment>
        ))}
      </p>
    );
  const List = block.isNumbered ? "ol" : "ul";
  return (
    <List>
      {block.items.map((item, at) => (
        <li key={at}>
          <Line text={item} models={models} />
        </li>
      ))}
    </List>
  );
}

/** A member's text: paragraphs, lists, code, and models linked to their products. Nothing else is markup. */
export const BoardText = ({ text, models }: { text: string; models: Models }) => (
  <div className={styles.text}>
    {blocksOf(text).map((block, at) => (
      <Part key={at} block={block} models={models} />
    ))}
  </div>
);
