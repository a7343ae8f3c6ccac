"use client";

import { useState } from "react";
import { Button } from "./button-link";
import { FaultBoundary } from "./fault-boundary";

/** The clipboard needs a secure context, and the visitor may deny it. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

type Props = { text: string; label: string; /** Where to copy it from by hand. */ otherwise: string };

/** Copies a text and says whether it worked. */
export const CopyButton = (props: Props) => (
  <FaultBoundary name="copy" of={props.label} loses>
    <Copy {...props} />
  </FaultBoundary>
);

function Copy({ text, label, otherwise }: Props) {
  const [said, setSaid] = useState("");
  const copy = async () => setSaid((await copied(text)) ? "已复制" : `没有复制成功，请${otherwise}`);
  return (
    <>
      <Button variant="ghost" icon="copy" className="script-only" onClick={copy}>
        {label}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
