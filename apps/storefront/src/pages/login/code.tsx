import { t } from '@lingui/core/macro';
import { CODE_WRONG } from '@voltfront/contract/error-codes';
import { maskPhone } from '@voltfront/rules/format/mask';
import { useEffect, useState } from 'react';
import { ApiError, api, hasCode } from '@/api';
import { finishLogin } from '@/features/account/platform-login';
import { sendLoginCode } from '@/features/account/send-code';
import { back, redirect } from '@/navigation';
import { Page } from '@/page';
import { type PendingLogin, shareCode, stored } from '@/session';
import { Button, CodeBoxes, Spinner, Text, useCountdown } from '@/ui';
import styles from './code.module.css';

/** The code from the text message: six boxes, sent by themselves. */
export default function CodePage() {
  const [pending, setPending] = useState(() => stored.get('PENDING_LOGIN'));
  useEffect(() => {
    if (!pending) redirect('/pages/login/index');
  }, [pending]);
  return (
    <Page route="/pages/login/code" plain title="">
      {pending && <CodeForm pending={pending} onSent={setPending} />}
    </Page>
  );
}

interface CodeFormProps {
  pending: PendingLogin;
  onSent: (pending: PendingLogin) => void;
}

function CodeForm({ pending, onSent }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState(pending.isLimitReached ? limitText() : '');
  const [isBusy, setBusy] = useState(false);
  const mobile = maskPhone(pending.mobile);

  const submit = async (full: string) => {
    setBusy(true);
    try {
      const { token, userInfo } = await logIn(pending, full);
      finishLogin(token, userInfo);
    } catch (error) {
      setCode('');
      setFault(faultText(error));
    } finally {
      setBusy(false);
    }
  };
  const resend = async () => {
    setCode('');
    setFault('');
    const sent = await sendLoginCode(pending);
    if (!sent) return;
    onSent(sent);
    if (sent.isLimitReached) setFault(limitText());
  };
  return (
    <div className={styles.page}>
      <Text size="title-1" weight="bold" leading="title-1">{t`输入验证码`}</Text>
      <div className={styles.lead}>
        <span>{pending.isLimitReached ? `+86 ${mobile}` : t`已发送至 +86 ${mobile}`}</span>
        <Button variant="text" size="small" onClick={() => back()}>
          {t`更换手机号`}
        </Button>
      </div>
      <CodeBoxes
        value={code}
        onChange={(value) => {
          setCode(value);
          if (value) setFault('');
        }}
        onComplete={submit}
        error={fault !== ''}
        disabled={isBusy}
        autoFocus
      />
      <div className={styles.state} role="status">
        {isBusy ? <Spinner text={t`正在登录`} /> : fault && <span className={styles.fault}>{fault}</span>}
      </div>
      {!pending.isLimitReached && <Resend key={pending.resendAt} resendAt={pending.resendAt} onResend={resend} />}
    </div>
  );
}

/** Codes sent earlier still count, so the boxes stay. */
const limitText = (): string => t`今日获取验证码次数已达上限，请明天再试`;

function Resend({ resendAt, onResend }: { resendAt: number; onResend: () => Promise<void> }) {
  const left = useCountdown(resendAt, Date.now);
  const [isBusy, setBusy] = useState(false);
  const seconds = left.minutes * 60 + left.seconds;
  const handleClick = async () => {
    setBusy(true);
    await onResend();
    setBusy(false);
  };
  return (
    <Button
      variant="text"
      size="medium"
      className={styles.resend}
      disabled={seconds > 0}
      loading={isBusy}
      onClick={handleClick}
    >
      {seconds > 0 ? t`${seconds} 秒后可重新获取` : t`重新获取验证码`}
    </Button>
  );
}

function logIn({ mobile, bindTicket }: PendingLogin, code: string) {
  if (bindTicket) {
    return api('POST /api/appuser/v1/user/pub/login/mobile/bind', { body: { bindTicket, mobile, code } });
  }
  const body = { mobile, code, ...(shareCode() ? { shareCode: shareCode() } : {}) };
  return api('POST /api/appuser/v1/user/pub/login/mobile', { body });
}

function faultText(error: unknown): string {
  if (hasCode(error, CODE_WRONG)) {
    const left = (error.data as { triesLeft?: unknown } | null)?.triesLeft;
    return typeof left === 'number' ? t`验证码错误，还可尝试 ${left} 次` : error.message;
  }
  return error instanceof ApiError ? error.message : t`登录失败，请重试`;
}
