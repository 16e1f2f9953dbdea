import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { brand } from '@voltfront/brand';
import { isMainlandPhone } from '@voltfront/rules/validation/phone';
import { useEffect, useState } from 'react';
import { recordConsent } from '@/api';
import { PhoneButton } from '@/features/account/phone-button';
import { bindPlatformPhone, loginByPlatform, openCodePage } from '@/features/account/platform-login';
import { sendLoginCode } from '@/features/account/send-code';
import { BrandMark } from '@/features/brand/brand-mark';
import { returnAfterLogin } from '@/navigation';
import { ConsentLinks, ConsentText, Page } from '@/page';
import { hasPlatformLogin } from '@/platform/login';
import { hasPhoneButton, type PhoneProof } from '@/platform/phone-number';
import { agreeButton } from '@/platform/privacy';
import { acceptConsent, hasConsent, isLoggedIn } from '@/session';
import { Button, ConsentBox, Modal, PhoneField, Text } from '@/ui';
import styles from './index.module.css';

type Way = 'phone' | 'platform';

/** Login by phone and code, or by the account of the mini-program's platform. */
export default function LoginPage() {
  const [isAgreed, setAgreed] = useState(false);
  /** Action to continue once the customer agrees in the modal. */
  const [asked, setAsked] = useState<Way | null>(null);
  const login = useLogin();
  useEffect(() => {
    if (isLoggedIn()) returnAfterLogin();
  }, []);

  const start = (way: Way) => (isAgreed ? login.run(way) : setAsked(way));
  const agree = () => {
    setAgreed(true);
    setAsked(null);
    if (asked) login.run(asked);
  };
  return (
    <Page route="/pages/login/index" plain title="" share={() => ({ title: brand.name, address: '/' })}>
      <div className={styles.page}>
        <div className={styles.mark}>
          <BrandMark />
        </div>
        <Text size="title-1" weight="bold" leading="title-1">
          {login.bindTicket ? t`绑定手机号` : t`欢迎来到${brand.name}`}
        </Text>
        <div className={styles.lead}>
          {login.bindTicket ? t`首次使用请绑定手机号，以便管理订单` : t`未注册的手机号验证后自动创建账号`}
        </div>
        <div className={styles.field}>
          <PhoneField value={login.mobile} onChange={login.setMobile} error={login.fault} label={t`手机号`} />
        </div>
        <div className={styles.actions}>
          <Button block loading={login.busy === 'phone'} onClick={() => start('phone')}>
            {t`获取验证码`}
          </Button>
          {hasPlatformLogin && !login.bindTicket && (
            <Button block variant="secondary" loading={login.busy === 'platform'} onClick={() => start('platform')}>
              {t`一键登录`}
            </Button>
          )}
          {hasPhoneButton && login.bindTicket && (
            <PhoneButton loading={login.busy === 'platform'} onProof={login.bindPhone}>
              {t`使用本机号码绑定`}
            </PhoneButton>
          )}
        </div>
        <div className={styles.consent}>
          <ConsentBox checked={isAgreed} onChange={setAgreed} label={t`我已阅读并同意用户协议与隐私政策`}>
            <ConsentLine />
          </ConsentBox>
        </div>
      </div>
      <Modal
        isOpen={asked !== null}
        title={t`服务协议与隐私政策`}
        content={<ConsentText />}
        cancelText={t`不同意`}
        confirmText={t`同意并继续`}
        native={agreeButton(agree)}
        onConfirm={agree}
        onCancel={() => setAsked(null)}
      />
    </Page>
  );
}

function ConsentLine() {
  return (
    <Trans>
      我已阅读并同意
      <ConsentLinks />
    </Trans>
  );
}

function giveConsent() {
  if (hasConsent()) return;
  acceptConsent();
  void recordConsent(true);
}

function useLogin() {
  const [mobile, setMobile] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState<Way | null>(null);
  const [bindTicket, setBindTicket] = useState<string | null>(null);

  const ways: Record<Way, () => Promise<unknown>> = {
    phone: async () => {
      if (await sendLoginCode({ mobile, bindTicket })) openCodePage();
    },
    platform: async () => {
      const needsMobile = await loginByPlatform();
      if (needsMobile) setBindTicket(needsMobile.bindTicket);
    },
  };
  const run = async (way: Way) => {
    giveConsent();
    if (way === 'phone' && !isMainlandPhone(mobile))
      return setFault(mobile ? t`请输入正确的11位手机号` : t`请输入手机号`);
    setBusy(way);
    // The call has shown the error.
    await ways[way]().catch(() => undefined);
    setBusy(null);
  };
  const bindPhone = async (proof: PhoneProof) => {
    if (!bindTicket) return;
    setBusy('platform');
    await bindPlatformPhone(bindTicket, proof).catch(() => undefined);
    setBusy(null);
  };
  const changeMobile = (value: string) => {
    setMobile(value);
    setFault(undefined);
  };
  return { mobile, setMobile: changeMobile, fault, busy, bindTicket, run, bindPhone };
}
