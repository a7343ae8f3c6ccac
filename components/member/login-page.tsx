import { PlainHead } from "@/components/page/plain-head";
import { ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { StatusLine } from "@/components/ui/status-line";
import { LOGIN_RESULT, type LoginResult } from "@/lib/members/login-result";
import { REPLY } from "@/lib/members/return-address";
import { CODE_MINUTES, LOGIN, LOGIN_SEND } from "@/lib/members/rules";
import { LoginForm } from "./login-form";
import { MemberGains } from "./member-gains";
import { SignOutButtons } from "./sign-out-buttons";
import styles from "./login-page.module.css";
import { PAGE_TEXTS } from "@/lib/links/page-texts";
import { fillIn } from "@/lib/fill-in";

type Props = {
  /** The signed-in member, if any. */
  username: string | undefined;
  /** The page to return to. */
  to: string;
  result: LoginResult | undefined;
  /** The phone number typed when requesting the code without scripts. */
  phone: string;
};

const GOOD: readonly LoginResult[] = ["sent", "out", "gone"];

const SignedIn = ({ username, to }: { username: string; to: string }) => (
  <>
    <p>
      已登录，称呼是 <strong>{username}</strong>。
    </p>
    <form method="post" action={LOGIN_SEND} className={styles.actions}>
      <ButtonLink href={to || REPLY}>{to ? "继续" : "我的内容"}</ButtonLink>
      <SignOutButtons />
    </form>
  </>
);

/** Signing in with an SMS code, and signing out. */
export const LoginPage = ({ username, to, result, phone }: Props) => (
  <>
    <PlainHead
      label="会员登录"
      path={LOGIN}
      lead={fillIn(PAGE_TEXTS.login.lead, { 验证码分钟数: CODE_MINUTES })}
    />
    <Container className={styles.page}>
      <div>
        {result && (
          <StatusLine tone={GOOD.includes(result) ? "success" : "danger"} text={LOGIN_RESULT[result]} />
        )}
        {username === undefined ? (
          <LoginForm to={to} phone={phone} />
        ) : (
          <SignedIn username={username} to={to} />
        )}
      </div>
      <MemberGains />
    </Container>
  </>
);
