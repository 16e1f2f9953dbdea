import { t } from '@lingui/core/macro';
import { MINUTE_MS } from '@voltfront/rules/time';
import { useState } from 'react';
import { Button } from '../button/button';
import { useCountdown } from '../display/use-countdown';
import { TextField, type TextFieldProps } from './text-field';
import styles from './text-field.module.css';

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'after'> {
  /** Sends the message; true when it went out. When it fails, it has shown the error, as API calls do. */
  onSend: () => Promise<boolean>;
  /** The number is complete: a code can be sent. */
  canSend: boolean;
  /** Time until another message can be sent, in milliseconds; default 60,000. */
  waitMs?: number;
  /** Digits of the code; default 6. */
  length?: number;
}

/** A code from a message as a line of a form, with the button that sends it. */
export function CodeField({ onSend, canSend, waitMs = MINUTE_MS, length = 6, onChange, ...props }: CodeFieldProps) {
  return (
    <TextField
      autoComplete="one-time-code"
      {...props}
      label={props.label ?? t`验证码`}
      name={props.name ?? t`验证码`}
      placeholder={props.placeholder ?? t`${length} 位验证码`}
      inputMode="numeric"
      onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, length))}
      after={<SendButton onSend={onSend} canSend={canSend && !props.disabled} waitMs={waitMs} />}
    />
  );
}

function SendButton({ onSend, canSend, waitMs }: { onSend: () => Promise<boolean>; canSend: boolean; waitMs: number }) {
  const [nextAt, setNextAt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const left = useCountdown(nextAt, Date.now);
  const seconds = left.minutes * 60 + left.seconds;
  const send = async () => {
    setIsBusy(true);
    try {
      if (await onSend()) setNextAt(Date.now() + waitMs);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      className={styles.send}
      size="small"
      variant="text"
      loading={isBusy}
      disabled={!canSend || seconds > 0}
      onClick={send}
    >
      {seconds > 0 ? t`${seconds} 秒后重发` : nextAt > 0 ? t`重新获取` : t`获取验证码`}
    </Button>
  );
}
