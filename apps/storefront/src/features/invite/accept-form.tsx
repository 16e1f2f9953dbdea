import { t } from '@lingui/core/macro';
import { isMainlandPhone } from '@voltfront/rules/validation/phone';
import { useState } from 'react';
import { ApiError, api } from '@/api';
import { sendLoginCode } from '@/features/account/send-code';
import { askConsent, login } from '@/session';
import { Button, CodeField, PhoneField, Section, Stack, Text } from '@/ui';

const CODE_LENGTH = 6;

export interface AcceptFormProps {
  shareCode: string;
  title: string;
  buttonText: string;
  /** The phone is proven, and its account logged in. */
  onLoggedIn: () => Promise<unknown>;
}

/** Phone and code of a friend without a login; the first login makes the account. */
export function AcceptForm({ shareCode, title, buttonText, onLoggedIn }: AcceptFormProps) {
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isPhone = isMainlandPhone(mobile);
  const send = async () => (await askConsent()) && (await sendLoginCode({ mobile, bindTicket: null })) !== null;
  const submit = async () => {
    if (!(await askConsent())) return;
    setBusy(true);
    try {
      const { token, userInfo } = await api('POST /api/appuser/v1/user/pub/login/mobile', {
        body: { mobile, code, shareCode },
        silent: true,
      });
      login(token, userInfo);
      await onLoggedIn();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section pad="l" label={title}>
      <Stack gap={3}>
        <Text weight="medium" heading={2}>
          {title}
        </Text>
        <PhoneField value={mobile} onChange={setMobile} label={t`手机号`} />
        <CodeField
          value={code}
          onChange={(text) => {
            setCode(text);
            setFault('');
          }}
          error={fault}
          canSend={isPhone}
          onSend={send}
        />
        <Button block loading={isBusy} disabled={!isPhone || code.length < CODE_LENGTH} onClick={() => void submit()}>
          {buttonText}
        </Button>
      </Stack>
    </Section>
  );
}
