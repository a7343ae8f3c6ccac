"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button-link";
import { FaultBoundary } from "@/components/ui/fault-boundary";
import { StatusLine } from "@/components/ui/status-line";
import { SEND_LIST } from "@/lib/inquiry/cart-texts";
import { type About, askedOf } from "@/lib/inquiry/message-about";
import { ATTACHMENTS } from "@/lib/inquiry/attachment-rules";
import { MESSAGE_MAX, PHONE_PATTERN } from "@/lib/inquiry/message-rules";
import { sendHref } from "@/lib/inquiry/contact-address";
import type { SocialCode } from "@/lib/social-codes";
import { AskedAbout } from "./asked-about";
import styles from "./contact-form.module.css";
import { FileField } from "./file-field";
import { MessageSent } from "./message-sent";
import { sendList, sendMessage } from "./send-message";
import { TextField } from "./text-field";
import { useMessageForm } from "./use-message-form";

const NOT_BLANK = ".*\\S.*";

type Props = {
  /** The subject that the form was opened for. */
  asked: About | undefined;
  wechat: SocialCode | undefined;
  /** Sends the visitor's list with the message. */
  isOrder?: true;
};

/** The consultation form. Without JavaScript it is posted, and redirects to /contact with `?result=…`. */
export const ContactForm = (props: Props) => (
  <FaultBoundary name="form">
    <Fields {...props} />
  </FaultBoundary>
);

function Fields({ asked, wechat, isOrder }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { faults, outcome, chosen, isSending, isUploading, about, dropAbout, isAsked, askFirst, handlers } =
    useMessageForm(isOrder ? undefined : asked, isOrder ? sendList : sendMessage);

  useEffect(() => {
    // Native validation is for visitors without JavaScript.
    form.current?.setAttribute("novalidate", "");
    // Files chosen before hydration.
    const files = form.current?.elements.namedItem(ATTACHMENTS);
    if (files instanceof HTMLInputElement && files.value)
      files.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={sendHref(isOrder ? { list: true } : about ? askedOf(about) : {})}
      aria-label={isOrder ? SEND_LIST : "在线咨询"}
      {...handlers}
    >
      {about && <AskedAbout about={about} onDrop={dropAbout} className={styles.wide} />}
      <TextField
        name="name"
        label="姓名"
        fault={faults.name}
        required
        pattern={NOT_BLANK}
        maxLength={MESSAGE_MAX.name}
        autoComplete="name"
      />
      <TextField
        name="phone"
        label="手机号码"
        fault={faults.phone}
        inputMode="tel"
        required
        pattern={PHONE_PATTERN}
        title="11 位手机号码"
        maxLength={20}
        autoComplete="tel-national"
      />
      <fieldset className={styles.field}>
        <legend className={styles.label}>称谓</legend>
        <div className={styles.choices}>
          <label className={styles.choice}>
            <input type="radio" name="sex" value="0" defaultChecked />
            先生
          </label>
          <label className={styles.choice}>
            <input type="radio" name="sex" value="1" />
            女士
          </label>
        </div>
      </fieldset>
      <TextField
        name="email"
        label="邮箱"
        fault={faults.email}
        inputMode="email"
        maxLength={MESSAGE_MAX.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="addres"
        label="联系地址"
        fault={faults.addres}
        wide
        required
        pattern={NOT_BLANK}
        maxLength={MESSAGE_MAX.addres}
        autoComplete="address-line1"
      />
      <TextField
        name="content"
        label="咨询内容"
        fault={faults.content}
        hint={`例如系统电压、变压器容量、主要负荷与希望解决的问题，最多 ${MESSAGE_MAX.content} 字。`}
        wide
        rows={6}
        maxLength={MESSAGE_MAX.content}
      />
      <FileField fault={faults.files} chosen={chosen} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          网址
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={`${styles.wide} ${styles.end}`}>
        <p className={styles.notice}>
          提交即表示您知悉我们会按<a href="/privacy">《个人信息处理说明》</a>使用以上信息与您联系。
        </p>
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={isSending || undefined} className={styles.submit}>
            {isSending ? "正在提交" : isOrder ? SEND_LIST : "提交咨询"}
          </Button>
          <Button type="reset" variant="secondary" onClick={askFirst}>
            {isAsked ? "清空全部" : "重置"}
          </Button>
          <p role="status">{isAsked && "填写的内容会全部清空，确定就再按一次。"}</p>
        </div>
        {outcome?.isSaid && <StatusLine tone={outcome.tone} text={outcome.text} />}
        {outcome?.sent && <MessageSent {...outcome.sent} wechat={wechat} />}
        <div role="status">
          {isUploading && <p className={styles.notice}>正在上传附件，请不要关闭页面。</p>}
          {outcome && !outcome.isSaid && <StatusLine tone={outcome.tone} text={outcome.text} />}
        </div>
      </div>
    </form>
  );
}
