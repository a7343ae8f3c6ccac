import { QueryForm } from "@/components/ui/query-form";
import { MAX_SEARCH } from "@/lib/constants";
import { DOWNLOADS, type DownloadChoice } from "@/lib/downloads/address";

/** Searches the downloads by model, title or ratings, within the chosen filters. */
export const DownloadSearch = ({ choice: { family, kind, searched } }: { choice: DownloadChoice }) => (
  <QueryForm
    id="downloads-q"
    action={DOWNLOADS}
    purpose="查找资料"
    label="型号、名称或额定值"
    button="查找"
    type="search"
    defaultValue={searched}
    maxLength={MAX_SEARCH}
    placeholder="例如 APF 100 A"
  >
    {family !== undefined && <input type="hidden" name="family" value={family} />}
    {kind && <input type="hidden" name="kind" value={kind} />}
  </QueryForm>
);
