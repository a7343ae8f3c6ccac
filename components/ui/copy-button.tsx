"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button-link";

/** Browsers give the clipboard to pages over TLS alone, and visitors may forbid it. */
async function copied(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}

/** Copies the page's address, and says whether it did. */
export function CopyLink({ address }: { address: string }) {
  const [said, setSaid] = useState("");
  const copy = async () => setSaid((await copied(address)) ? "已复制" : "没有复制成功，请从地址栏复制");
  return (
    <>
      <Button variant="ghost" icon="copy" className="script-only" onClick={copy}>
        复制链接
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
