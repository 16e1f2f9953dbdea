import { t } from '@lingui/core/macro';
import { ALREADY_DONE, CODE_EXPIRED, MOBILE_TAKEN } from '@voltfront/contract/error-codes';
import { isMainlandPhone } from '@voltfront/rules/validation/phone';
import { useEffect, useState } from 'react';
import { ApiError, apiKey, hasCode, queryClient, useApiMutation } from '@/api';
import { getSession, updateUser } from '@/session';
import { Button, CodeField, PhoneField, Popup, Stack, Steps, Text, toast } from '@/ui';
import { sendCode, sendOwnCode } from '../own-code';
import styles from './manage.module.css';

const CODE_LENGTH = 6;

interface MobileSheetProps {
  isOpen: boolean;
  onClose: () => void;
  maskedMobile: string;
}

/** Changes the phone: a code to the present one, then to the new one. Nothing changes before both are proven. */
export function MobileSheet({ isOpen, onClose, maskedMobile }: MobileSheetProps) {
  const [ticket, setTicket] = useState('');
  useEffect(() => {
    if (!isOpen) setTicket('');
  }, [isOpen]);
  const steps = [
    { key: 'old', title: t`验证原手机号` },
    { key: 'new', title: t`绑定新手机号` },
  ];
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t`更换手机号`}>
      <Stack gap={3} className={styles.sheet}>
        <Steps items={steps} current={ticket === '' ? 0 : 1} />
        {ticket === '' ? (
          <OldStep maskedMobile={maskedMobile} onProven={setTicket} />
        ) : (
          <NewStep ticket={ticket} onExpired={() => setTicket('')} onDone={onClose} />
        )}
      </Stack>
    </Popup>
  );
}

/** What a code field says about a refused code. */
const faultOf = (error: unknown): string => (error instanceof ApiError ? error.message : t`操作失败，请重试`);

function OldStep({ maskedMobile, onProven }: { maskedMobile: string; onProven: (ticket: string) => void }) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const verify = useApiMutation('POST /api/mpaccount/v1/account/mobile/verify', {
    onSuccess: ({ ticket }) => onProven(ticket),
    onError: (error) => setFault(faultOf(error)),
  });
  const change = (text: string) => {
    setCode(text);
    setFault('');
  };
  return (
    <>
      <Text tone="secondary" size="small">{t`验证码将发送至 ${maskedMobile}`}</Text>
      <CodeField
        className={styles.line}
        value={code}
        onChange={change}
        error={fault}
        canSend
        onSend={() => sendOwnCode('change')}
      />
      <Button
        block
        disabled={code.length < CODE_LENGTH}
        loading={verify.isPending}
        onClick={() => verify.mutate({ code })}
      >
        {t`下一步`}
      </Button>
    </>
  );
}

interface NewStepProps {
  ticket: string;
  onExpired: () => void;
  onDone: () => void;
}

function NewStep({ ticket, onExpired, onDone }: NewStepProps) {
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState({ mobile: '', code: '' });
  const change = useApiMutation('POST /api/mpaccount/v1/account/mobile/change', {
    silent: true,
    onSuccess: ({ maskedMobile }) => {
      const { user } = getSession();
      if (user) updateUser({ ...user, maskedMobile });
      void queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpaccount/v1/account/manage') });
      void queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpaccount/v1/account/overview') });
      toast(t`手机号已更换`);
      onDone();
    },
    onError: (error) => {
      if (hasCode(error, CODE_EXPIRED) && !mobile) return onExpired();
      const isMobiles = hasCode(error, MOBILE_TAKEN) || hasCode(error, ALREADY_DONE);
      setFault(isMobiles ? { mobile: faultOf(error), code: '' } : { mobile: '', code: faultOf(error) });
    },
  });
  const isReady = isMainlandPhone(mobile) && code.length === CODE_LENGTH;
  return (
    <>
      <PhoneField
        className={styles.line}
        label={t`新手机号`}
        value={mobile}
        error={fault.mobile}
        onChange={(text) => {
          setMobile(text);
          setFault({ mobile: '', code: '' });
        }}
      />
      <CodeField
        className={styles.line}
        value={code}
        error={fault.code}
        canSend={isMainlandPhone(mobile)}
        onSend={() => sendCode(mobile, 'change')}
        onChange={(text) => {
          setCode(text);
          setFault((known) => ({ ...known, code: '' }));
        }}
      />
      <Button
        block
        disabled={!isReady}
        loading={change.isPending}
        onClick={() => change.mutate({ ticket, mobile, code })}
      >
        {t`确认更换`}
      </Button>
      <Button block variant="text" onClick={onExpired}>
        {t`重新验证原手机号`}
      </Button>
    </>
  );
}
