"use client";

import { TextField } from "@/components/contact/text-field";
import { Button } from "@/components/ui/button-link";
import { FaultBoundary } from "@/components/ui/fault-boundary";
import { StatusLine } from "@/components/ui/status-line";
import { PHONE_PATTERN } from "@/lib/inquiry/message-rules";
import { CODE_LENGTH, CODE_PATTERN, LOGIN_SEND, NAME_LENGTH, PHONE_FIELD } from "@/lib/members/rules";
import styles from "./login-page.module.css";
import { useLogin } from "./use-login";

type Props = { to: string; phone: string };

/** Requests a code by SMS and signs in with it. Without JavaScript it is posted, and redirects to /login with `?result=…`. */
export const LoginForm = (props: Props) => (
  <FaultBoundary name="form" of="登录">
    <Fields {...props} />
  </FaultBoundary>
);

function Fields({ to, phone }: Props) {
  const { status, wait, isBusy, onSubmit } = useLogin(to);
  return (
    <form method="post" action={LOGIN_SEND} className={styles.form} aria-label="登录" onSubmit={onSubmit}>
      <input type="hidden" name="to" value={to} />
      <TextField
        name="phone"
        label="手机号码"
        fault={undefined}
        inputMode="tel"
        required
        pattern={PHONE_PATTERN}
        title="11 位手机号码"
        maxLength={PHONE_FIELD}
        autoComplete="tel-national"
        defaultValue={phone}
      />
      <Button
        type="submit"
        name="do"
        value="code"
        variant="secondary"
        className={styles.ask}
        formNoValidate
        aria-disabled={isBusy || wait > 0 || undefined}
      >
        {wait > 0 ? `${wait} 秒后可重发` : "获取验证码"}
      </Button>
      <TextField
        name="code"
        label="验证码"
        fault={undefined}
        inputMode="numeric"
        required
        pattern={CODE_PATTERN}
        title={`短信里的 ${CODE_LENGTH} 位数字`}
        maxLength={CODE_LENGTH + 2}
        autoComplete="one-time-code"
      />
      <TextField
        name="name"
        label="称呼"
        fault={undefined}
        hint="显示在您以后发布的内容旁边；不填则由本站取一个，已有的不变。"
        maxLength={NAME_LENGTH.most}
        autoComplete="nickname"
      />
      <p className={styles.notice}>
        登录即表示您知悉我们会按<a href="/privacy">《个人信息处理说明》</a>使用手机号码。别人看不到您的号码。
      </p>
      <div className={styles.actions}>
        <Button type="submit" name="do" value="enter" aria-disabled={isBusy || undefined}>
          登录
        </Button>
      </div>
      <div role="status" className={styles.status}>
        {status && <StatusLine {...status} />}
      </div>
    </form>
  );
}
