import { t } from '@lingui/core/macro';
import { isMainlandPhone } from '@voltfront/rules/validation/phone';
import { useState } from 'react';
import { ApiError, api } from '@/api';
import { sendLoginCode } from '@/features/account/send-code';
import { useCities } from '@/features/form/use-cities';
import { useArea } from '@/features/place/use-area';
import { askConsent, login } from '@/session';
import { Button, CodeField, PhoneField, RegionField, Section, Stack, Text } from '@/ui';

const CODE_LENGTH = 6;

export interface AcceptFormProps {
  shareCode: string;
  title: string;
  buttonText: string;
  /** Asks for the city too, which the profile keeps. */
  asksCity?: boolean;
  /** The phone is proven, and its account logged in. */
  onLoggedIn: () => Promise<unknown>;
}

/** The invitation counts without it, so a fault is not told. */
const keepCity = (value: string): Promise<unknown> =>
  api('POST /api/mpaccount/v1/profile/save', { body: { field: 'city', value }, silent: true }).catch(() => undefined);

function CityChoice({ cityCode, onChange }: { cityCode: string | null; onChange: (code: string) => void }) {
  const area = useArea();
  return (
    <RegionField
      label={t`所在城市`}
      placeholder={t`选填，便于推荐附近门店`}
      regions={useCities()}
      nearCode={area?.cityCode}
      cityCode={cityCode}
      onChange={({ city }) => onChange(city.code)}
    />
  );
}

/** Phone and code of a friend without a login; the first login makes the account. */
export function AcceptForm({ shareCode, title, buttonText, asksCity = false, onLoggedIn }: AcceptFormProps) {
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const [cityCode, setCityCode] = useState<string | null>(null);
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
      if (cityCode !== null) await keepCity(cityCode);
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
        {asksCity && <CityChoice cityCode={cityCode} onChange={setCityCode} />}
        <Button block loading={isBusy} disabled={!isPhone || code.length < CODE_LENGTH} onClick={() => void submit()}>
          {buttonText}
        </Button>
      </Stack>
    </Section>
  );
}
