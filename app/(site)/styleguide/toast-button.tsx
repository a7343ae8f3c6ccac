"use client";

import { Button } from "@/components/ui/button-link";
import { toast } from "@/components/ui/toast";

export function ToastButton() {
  return (
    <Button variant="secondary" onClick={() => toast("提交成功")}>
      显示提示
    </Button>
  );
}
