import { Button } from "@/components/ui/button-link";
import { CART_FILES } from "@/lib/inquiry/cart-limits";

/** The files of all products of the list, or of one that was sent. A form, as a link would be followed by robots. */
export const ListPackage = ({ number = "" }: { number?: string }) => (
  <form method="post" action={CART_FILES}>
    {number && <input type="hidden" name="number" value={number} />}
    <Button type="submit" variant="ghost" icon="download">
      全部资料（ZIP）
    </Button>
  </form>
);
