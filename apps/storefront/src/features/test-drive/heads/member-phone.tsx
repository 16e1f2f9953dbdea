import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { PhoneButton } from '@/features/account/phone-button';
import { bindPlatformPhone, loginByPlatform } from '@/features/account/platform-login';
import { hasPlatformLogin } from '@/platform/login';
import { hasPhoneButton } from '@/platform/phone-number';
import { askConsent, useSession } from '@/session';
import { Button, Section } from '@/ui';

/** One tap instead of phone and code, where the platform knows the phone; nothing elsewhere. */
export function MemberPhone() {
  const { isLoggedIn } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [bindTicket, setBindTicket] = useState<string | null>(null);
  if (isLoggedIn || !hasPlatformLogin || !hasPhoneButton) return null;
  const run = async (step: () => Promise<unknown>) => {
    setBusy(true);
    // The call has shown the error.
    await step().catch(() => undefined);
    setBusy(false);
  };
  const start = async () => {
    if (await askConsent()) await run(async () => setBindTicket((await loginByPlatform())?.bindTicket ?? null));
  };
  return (
    <Section pad="l" label={t`一键填写手机号`}>
      {bindTicket ? (
        <PhoneButton loading={isBusy} onProof={(proof) => void run(() => bindPlatformPhone(bindTicket, proof))}>
          {t`授权平台手机号`}
        </PhoneButton>
      ) : (
        <Button block variant="secondary" icon="phone" loading={isBusy} onClick={() => void start()}>
          {t`使用平台手机号，免验证码`}
        </Button>
      )}
    </Section>
  );
}
