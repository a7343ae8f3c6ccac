import { Button } from "@/components/ui/button-link";

/** The buttons of a form to LOGIN_SEND: sign out on this device, or on all. */
export const SignOutButtons = () => (
  <>
    <Button type="submit" name="do" value="out" variant="secondary">
      退出登录
    </Button>
    <Button type="submit" name="do" value="everywhere" variant="secondary">
      退出所有设备
    </Button>
  </>
);
