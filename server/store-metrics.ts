import { Counter, Gauge } from "prom-client";
import { backupAgeSeconds } from "@/db/backup/last-backup";
import { damagedLogs } from "@/db/migrate/log-damage";
import { contentName, contentVersion } from "@/db/content-version";
import { countPending } from "@/db/queries/board/moderation-items";
import { countOverdue } from "@/db/queries/inquiry/desk";
import {
  announcementsWaiting,
  countMembers,
  storedLists,
  storedMessages,
} from "@/db/queries/inquiry/stored-counts";
import { freeBytes, storeBytes, storeFault } from "@/db/queries/site/health";
import { faultsOfDay } from "@/db/queries/site/script-faults";
import { rejectedMessages } from "@/lib/inquiry/message-rejected";
import { registry } from "./metrics";

const registers = [registry];

/** A gauge that is read on demand; NaN while the store cannot be read, so that the other metrics still work. */
function gauge(name: string, help: string, read: () => number) {
  function collect(this: Gauge) {
    try {
      this.set(read());
    } catch {
      this.set(NaN);
    }
  }
  return new Gauge({ name, help, registers, collect });
}

/** Registers the metrics that are read from the store. Once per process. */
export function registerStoreMetrics() {
  gauge("lanheng_ready", "数据库能读能写为 1，否则为 0", () => (storeFault() ? 0 : 1));
  gauge("lanheng_messages", "数据库中的留言数，不含可疑的", () => storedMessages({ suspected: false }));
  gauge("lanheng_messages_suspected", "数据库中可疑的留言数", () => storedMessages({ suspected: true }));
  gauge("lanheng_messages_overdue", "过了期限仍未处理的留言数", () => countOverdue(new Date()));
  gauge("lanheng_announcements_waiting", "还没有送达的通知数：新留言与待审核的问答", announcementsWaiting);
  gauge("lanheng_members", "会员数", countMembers);
  gauge("lanheng_board_pending", "待审核的问题、手记与回答数", countPending);
  gauge("lanheng_lists", "数据库中的询价单数，不含已提交的内容", storedLists);
  gauge("lanheng_script_faults", "浏览器今天（UTC）报告的脚本故障数，最多 2000", () =>
    faultsOfDay(Date.now()),
  );
  gauge("lanheng_store_bytes", "数据库文件与其日志的字节数", storeBytes);
  gauge("lanheng_disk_free_bytes", "数据库所在磁盘的可用字节数", freeBytes);
  gauge("lanheng_content_version", "内容版本，每次改动加一；各机器之间不可比", contentVersion);
  gauge("lanheng_damaged_logs", "数据库旁边保留的损坏日志数，每一个都带走过改动", damagedLogs);
  gauge("lanheng_backup_age_seconds", "距上次核对无误的备份的秒数，从未有过为 +Inf", backupAgeSeconds);
  new Gauge({
    name: "lanheng_content_info",
    help: "已执行迁移的摘要；各机器内容相同则相同",
    labelNames: ["migrations"] as const,
    registers,
    collect() {
      this.reset();
      try {
        this.set({ migrations: contentName() }, 1);
      } catch {
        // The store cannot be read.
      }
    },
  });
  new Counter({
    name: "lanheng_messages_rejected_total",
    help: "因过于频繁而拒绝的留言数",
    registers,
    collect() {
      this.reset();
      this.inc(rejectedMessages().count);
    },
  });
}
