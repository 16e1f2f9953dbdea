import { t } from '@lingui/core/macro';
import type { AgreementSummaryData, SnapUpDetailData } from '@voltfront/contract';
import { useState } from 'react';
import { useServerNow } from '@/api';
import { AgreementSheet } from '@/features/agreement/agreement-sheet';
import { Block } from '@/features/campaign/block';
import { BuyerFields } from '@/features/order/buyer/buyer-fields';
import { PriceLines } from '@/features/vehicle/price-lines';
import { BottomBar, Button, ConsentBox, Countdown, Fill, Icon, Picture, Price, Section, Stack, Text } from '@/ui';
import { HeldDelivery } from './held-delivery';
import styles from './sale.module.css';
import { readSalesAgain } from './snap-up-cache';
import { CONSENT_ID, useHeldOrder } from './use-held-order';

export interface HeldScreenProps {
  detail: SnapUpDetailData;
  agreements: readonly AgreementSummaryData[];
  /** An order was made: leaving gives nothing back. */
  onOrdered: () => void;
}

/** The order form of a car that is held: everything but buyer, city and agreements is fixed. */
export function HeldScreen({ detail, agreements, onOrdered }: HeldScreenProps) {
  const { car, own, quote, options, depositFen } = detail;
  const now = useServerNow();
  const [reading, setReading] = useState<AgreementSummaryData | null>(null);
  const form = useHeldOrder(detail, agreements, onOrdered);
  return (
    <>
      <div className={styles.hold}>
        <Icon name="clock" size={16} />
        <Fill>{t`已为您保留本车，请尽快提交`}</Fill>
        <Countdown endAt={own?.until ?? 0} now={now} variant="plain" onEnd={readSalesAgain} />
      </div>
      <Section pad="m">
        <Stack row gap={3} align="center">
          <div className={styles.thumb}>
            <Picture src={car.cutout} width={124} aspect={1.3} alt="" eager clear fit="contain" />
          </div>
          <Fill>
            <Stack gap={1}>
              <Text weight="medium" heading={2}>{`${car.modelName} ${car.versionName}`}</Text>
              <Text size="caption" tone="secondary">
                {options.map(({ name }) => name).join(' · ')}
              </Text>
              <Price fen={car.flashFen} size="large" tone="danger" />
            </Stack>
          </Fill>
        </Stack>
      </Section>
      <Block title={t`价格明细`}>
        <PriceLines lines={quote.lines} totalFen={quote.totalFen} />
        <Text size="small" tone="secondary">{t`抢购价不与其他优惠同享`}</Text>
      </Block>
      <Section title={t`购车人信息`}>
        <BuyerFields form={form.buyer} />
      </Section>
      <Section title={t`交付信息`}>
        <HeldDelivery cities={detail.cities} value={form.delivery} onChange={form.setDelivery} isTried={form.isTried} />
      </Section>
      <Block title={t`协议签署`}>
        <div id={CONSENT_ID}>
          <ConsentBox checked={form.isAgreed} onChange={form.setAgreed} label={t`同意全部协议`}>
            {t`我已阅读并同意`}
            {agreements.map((agreement) => (
              <Button key={agreement.agreementId} variant="text" size="small" onClick={() => setReading(agreement)}>
                {`《${agreement.title}》`}
              </Button>
            ))}
          </ConsentBox>
          {form.isTried && !form.isAgreed && <Text size="small" tone="warning">{t`请先阅读并同意协议`}</Text>}
        </div>
      </Block>
      <div className={styles.end} />
      <BottomBar
        lead={
          <div>
            <Text size="caption" tone="secondary">{t`应付定金`}</Text>
            <Price fen={depositFen} size="large" />
          </div>
        }
      >
        <Button block loading={form.isBusy} onClick={form.submit}>{t`提交订单`}</Button>
      </BottomBar>
      <AgreementSheet agreement={reading} owner={{}} onClose={() => setReading(null)} />
    </>
  );
}
