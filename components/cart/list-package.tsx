import { Button } from "@/components/ui/button-link";
import { CART_FILES } from "@/lib/inquiry/cart-limits";

/** Downloads the files of all products of a list as one ZIP. A form, because crawlers would follow a link. */
export const ListPackage = ({ number = "" }: { number?: string }) => (
  <form method="post" action={CART_FILES}>
    {number && <input type="hidden" name="number" value={number} />}
    <Button type="submit" variant="ghost" icon="download">
      全部资料（ZIP）
    </Button>
  </form>
);
