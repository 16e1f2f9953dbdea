import { t } from '@lingui/core/macro';
import type { AgreementSummaryData, BlindBookingData } from '@voltfront/contract';
import { formatYuan, withCommas } from '@voltfront/rules/money';
import { useState } from 'react';
import { useOwnMobile } from '@/features/account/use-own-mobile';
import { AgreementSection, type Ticks } from '@/features/agreement/agreement-section';
import { AgreementSheet } from '@/features/agreement/agreement-sheet';
import { useArea } from '@/features/place/use-area';
import { showInMiddle } from '@/platform/scroll';
import {
  BottomBar,
  Button,
  Fill,
  Form,
  longDate,
  PhoneField,
  Picture,
  Price,
  Section,
  Text,
  TextField,
  useForm,
} from '@/ui';
import styles from './blind-confirm-screen.module.css';
import { blindErrors } from './blind-form';
import { CityField, useIsServed } from './city-field';
import { Benefits } from './new-car-story';
import { useBlindSubmit } from './use-blind-submit';

export interface BlindConfirmScreenProps {
  booking: BlindBookingData;
  agreements: readonly AgreementSummaryData[];
  reload: () => void;
}

/** Everything to be entered for a blind booking: no configuration, coupon or price of the car. */
export function BlindConfirmScreen({ booking, agreements, reload }: BlindConfirmScreenProps) {
  const form = useForm({ name: 'blind', initial: { name: '', mobile: '' }, check: blindErrors, reveal: showInMiddle });
  useOwnMobile(form.values.mobile, (mobile) => form.set({ mobile }));
  const area = useArea();
  const [chosenCity, setChosenCity] = useState<string>();
  const isAreaServed = useIsServed(area?.cityCode);
  const cityCode = chosenCity ?? (isAreaServed ? area?.cityCode : undefined);
  const isCityGood = useIsServed(cityCode);
  const [ticks, setTicks] = useState<Ticks>({});
  const [reading, setReading] = useState<AgreementSummaryData | null>(null);
  const { submit, isTried, isBusy } = useBlindSubmit({
    booking,
    form,
    cityCode,
    isCityGood,
    agreements,
    ticks,
    reload,
  });
  return (
    <>
      <Teaser booking={booking} />
      <Section title={t`预订人信息`} note={t`用于通知上市与排产，转大订时再补充证件信息`}>
        <Form form={form} label={t`预订人信息`} onSubmit={submit}>
          <TextField
            label={t`姓名`}
            required
            clearable
            bare
            placeholder={t`请填写真实姓名`}
            autoComplete="name"
            maxLength={30}
            {...form.field('name')}
          />
          <PhoneField label={t`手机号`} required bare {...form.field('mobile')} />
        </Form>
      </Section>
      <Section title={t`交付信息`} note={t`转为大订时可重新选择城市与门店`}>
        <CityField cityCode={cityCode} onChange={setChosenCity} isTried={isTried} />
      </Section>
      <Section title={t`盲订专属权益`}>
        <Benefits benefits={booking.benefits} />
      </Section>
      <AgreementSection
        agreements={agreements}
        ticks={ticks}
        isTried={isTried}
        onTick={({ agreementId }, next) => setTicks((before) => ({ ...before, [agreementId]: next }))}
        onRead={setReading}
      />
      <div className={styles.end} />
      <BottomBar
        lead={
          <div>
            <Text size="caption" tone="secondary">{t`意向金，随时可退`}</Text>
            <Price fen={booking.depositFen} size="large" />
          </div>
        }
      >
        <Button block loading={isBusy} onClick={submit}>{t`提交盲订`}</Button>
      </BottomBar>
      <AgreementSheet agreement={reading} owner={{}} onClose={() => setReading(null)} />
    </>
  );
}

function Teaser({ booking }: { booking: BlindBookingData }) {
  const { modelName, tagline, cutout, launchAt, bookingCount, depositFen } = booking;
  const launchDay = longDate(launchAt);
  const count = withCommas(bookingCount);
  const deposit = formatYuan(depositFen);
  return (
    <div className={styles.teaser}>
      <Picture src={cutout} width={350} aspect={2} alt={modelName} eager clear fit="contain" />
      <div className={styles.name} role="heading" aria-level={2}>
        {modelName}
      </div>
      <Text size="small" tone="secondary">
        {tagline}
      </Text>
      <div className={styles.facts}>
        <Fill>
          <div className={styles.value}>{deposit}</div>
          <Text size="caption" tone="secondary">{t`意向金，可退`}</Text>
        </Fill>
        <Fill>
          <div className={styles.value}>{launchDay}</div>
          <Text size="caption" tone="secondary">{t`预计上市`}</Text>
        </Fill>
        <Fill>
          <div className={styles.value}>{count}</div>
          <Text size="caption" tone="secondary">{t`人已盲订`}</Text>
        </Fill>
      </div>
    </div>
  );
}
