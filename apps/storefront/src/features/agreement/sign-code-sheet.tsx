import { t } from '@lingui/core/macro';
import { isMainlandPhone } from '@voltfront/rules/validation/phone';
import { useEffect, useState } from 'react';
import { useOwnMobile } from '@/features/account/use-own-mobile';
import { useSession } from '@/session';
import { Button, CodeBoxes, PhoneField, Popup } from '@/ui';
import styles from './sign-code-sheet.module.css';
import { useSmsCode } from './use-sms-code';

export interface SignCodeSheetProps {
  isOpen: boolean;
  onClose: () => void;
  isSigning: boolean;
  /** What the server said about the code; null when nothing is wrong. */
  error: string | null;
  /** A new code was typed: the message is out of date. */
  onChange: () => void;
  onCode: (code: string) => void;
}

/** Whether the number fits the one the account shows, such as 138****0002. */
const fitsMask = (mobile: string, masked: string): boolean =>
  masked.length !== 11 || (mobile.slice(0, 3) === masked.slice(0, 3) && mobile.slice(-4) === masked.slice(-4));

/** Proof of who signs: the phone of the account, then the code sent to it. */
export function SignCodeSheet(props: SignCodeSheetProps) {
  const { isOpen, onClose } = props;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sms = useSmsCode();
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t`短信验证签署`}>
      <div className={styles.body}>{isOpen && <Steps {...props} sentTo={sentTo} onSent={setSentTo} sms={sms} />}</div>
    </Popup>
  );
}

interface StepsProps extends SignCodeSheetProps {
  /** Phone that the last code went to; null before the first. */
  sentTo: string | null;
  onSent: (mobile: string) => void;
  sms: ReturnType<typeof useSmsCode>;
}

function Steps({ isSigning, error, onChange, onCode, sentTo, onSent, sms }: StepsProps) {
  const send = async (mobile: string) => {
    if (await sms.send(mobile)) onSent(mobile);
  };
  const { waitS } = sms;
  if (sentTo === null) return <PhoneStep isSending={sms.isSending} waitS={waitS} onSend={send} />;
  return (
    <>
      <div className={styles.lead}>{t`验证码已发送至 +86 ${sentTo}`}</div>
      <CodeStep isSigning={isSigning} error={error} onChange={onChange} onCode={onCode} />
      <div className={styles.resend}>
        <Button
          variant="text"
          size="small"
          disabled={waitS > 0}
          loading={sms.isSending}
          onClick={() => {
            onChange();
            send(sentTo);
          }}
        >
          {waitS > 0 ? t`${waitS} 秒后可重新获取` : t`重新获取验证码`}
        </Button>
      </div>
    </>
  );
}

interface PhoneStepProps {
  isSending: boolean;
  /** Seconds until a code can be sent. */
  waitS: number;
  onSend: (mobile: string) => void;
}

function PhoneStep({ isSending, waitS, onSend }: PhoneStepProps) {
  const { user } = useSession();
  const masked = user?.maskedMobile ?? '';
  const [mobile, setMobile] = useState('');
  useOwnMobile(mobile, setMobile);
  const isWrong = mobile.length === 11 && !(isMainlandPhone(mobile) && fitsMask(mobile, masked));
  const isReady = isMainlandPhone(mobile) && !isWrong && waitS === 0;
  return (
    <>
      <div className={styles.lead}>
        {masked ? t`请输入登录手机号 ${masked}，用于接收签署验证码` : t`请输入登录手机号，用于接收签署验证码`}
      </div>
      <PhoneField
        label={t`手机号`}
        value={mobile}
        onChange={setMobile}
        error={isWrong ? t`与登录手机号不一致` : undefined}
        className={styles.phone}
        onSubmit={() => isReady && onSend(mobile)}
      />
      <Button block loading={isSending} disabled={!isReady} onClick={() => onSend(mobile)}>
        {waitS > 0 ? t`${waitS} 秒后可获取` : t`获取验证码`}
      </Button>
    </>
  );
}

type CodeStepProps = Pick<SignCodeSheetProps, 'isSigning' | 'error' | 'onChange' | 'onCode'>;

function CodeStep({ isSigning, error, onChange, onCode }: CodeStepProps) {
  const [code, setCode] = useState('');
  useEffect(() => {
    if (error !== null) setCode('');
  }, [error]);
  return (
    <>
      <CodeBoxes
        value={code}
        autoFocus
        disabled={isSigning}
        error={error !== null}
        onChange={(next) => {
          setCode(next);
          if (next) onChange();
        }}
        onComplete={onCode}
      />
      <div className={styles.message} role="alert">
        {error}
      </div>
    </>
  );
}
