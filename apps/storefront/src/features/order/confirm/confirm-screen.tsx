import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { AgreementSummaryData } from '@voltfront/contract';
import { CITY_NOT_SERVED } from '@voltfront/contract/error-codes';
import { useRef, useState } from 'react';
import { apiQuery, hasCode } from '@/api';
import { AgreementSection, isTicked, type Ticks } from '@/features/agreement/agreement-section';
import { DeliveryFields } from '@/features/delivery/delivery-fields';
import { PriceLines } from '@/features/vehicle/price-lines';
import { back, navigate } from '@/navigation';
import { LoadFailed } from '@/page';
import { usePageShow } from '@/platform/page-events';
import { lazySheet, NoticeBar, Section, Skeleton } from '@/ui';
import { CouponRow } from '../coupon/coupon-row';
import { Blocked, isBlocking } from './blocked';
import { BuyerSection } from './buyer-section';
import { CarCard } from './car-card';
import styles from './confirm.module.css';
import { ConfirmBar } from './confirm-bar';
import { KindSection } from './kind-section';
import { StockHold, StockPlace } from './stock-section';
import { useConfirmForm } from './use-confirm-form';
import type { ConfirmStart } from './use-confirm-start';
import { useDraft } from './use-draft';
import { useSubmit } from './use-submit';

const AgreementSheet = lazySheet(
  () => import('@/features/agreement/agreement-sheet').then((file) => file.AgreementSheet),
  ({ agreement }) => agreement !== null,
);
const PriceChangeModal = lazySheet(
  () => import('./price-change-modal').then((file) => file.PriceChangeModal),
  ({ change }) => change !== null,
);

export interface ConfirmScreenProps {
  start: ConfirmStart;
  /** The server gave the draft a number. */
  onDraftId: (draftId: string) => void;
}

/** Everything to be checked and entered before an order is made. */
export function ConfirmScreen({ start, onDraftId }: ConfirmScreenProps) {
  const form = useConfirmForm(start);
  const state = useDraft(form.input, start.kept?.draftId, onDraftId);
  const { draft, refusal } = state;
  const [ticks, setTicks] = useState<Ticks>({});
  const [reading, setReading] = useState<AgreementSummaryData | null>(null);
  const agreements = draft?.agreements ?? [];
  const areTicked = agreements.length > 0 && agreements.every((each) => isTicked(each, ticks));
  const { submit, isBusy, isTried } = useSubmit(form, state, areTicked);
  const tips = useQuery(
    apiQuery('GET /{product}-config-order/v1/order/tips/open/toc/queryOrderTips', { scene: 'confirm' }),
  );
  useSaveOnReturn(state.save);

  if (refusal && isBlocking(refusal)) {
    return <Blocked refusal={refusal} configuration={start.configuration} stockCarId={start.stockCarId} />;
  }
  if (!draft) {
    if (refusal && !state.isSaving) return <LoadFailed error={refusal} onRetry={state.save} />;
    return <Skeleton variant="detail" count={2} />;
  }

  const read = async (agreement: AgreementSummaryData) => {
    if (agreement.kind !== 'purchase') return setReading(agreement);
    // The agreement names the buyer and the delivery city, so both are saved on the server before it opens.
    const saved = await state.save();
    if (saved) navigate('/pagesDetail/h5PurchaseAgreement/webview', { draftId: saved.draftId });
  };
  const chooseCoupons = async () => {
    // What was entered last may change which coupons fit.
    const saved = await state.save();
    if (saved) navigate('/pagesOrder/couponChoose', { draftId: saved.draftId });
  };
  const cityError = hasCode(refusal, CITY_NOT_SERVED)
    ? refusal.message
    : isTried && !form.isPlaceGood
      ? t`请选择可交付的城市`
      : undefined;

  return (
    <>
      {refusal && !cityError && (
        <NoticeBar tone="warning" onClick={state.save}>
          {refusal.message || t`信息尚未保存，点此重试`}
        </NoticeBar>
      )}
      <div className={styles.sections}>
        {draft.stockCar && <StockHold stockCar={draft.stockCar} onEnd={state.save} />}
        <CarCard quote={draft.quote} stockCar={draft.stockCar} />
        <KindSection form={form} draft={draft} />
        <BuyerSection form={form} kept={draft.buyer} />
        {draft.stockCar ? (
          <StockPlace stockCar={draft.stockCar} />
        ) : (
          <Section title={t`交付信息`} note={t`车辆将在所选门店交付，锁单前可更改`}>
            <DeliveryFields value={form.delivery} onChange={form.setDelivery} error={cityError} />
          </Section>
        )}
        {draft.stockCar?.areCouponsAllowed !== false && <CouponRow draft={draft} onOpen={chooseCoupons} />}
        <Section title={t`价格明细`}>
          <div className={styles.prices}>
            <PriceLines lines={draft.quote.lines} totalFen={draft.quote.totalFen} />
          </div>
        </Section>
        <AgreementSection
          agreements={agreements}
          ticks={ticks}
          isTried={isTried}
          onTick={({ agreementId }, next) => setTicks((before) => ({ ...before, [agreementId]: next }))}
          onRead={read}
        />
        <ul className={styles.tips}>
          {tips.data?.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
      <ConfirmBar draft={draft} isConversion={form.isConversion} isBusy={isBusy} onSubmit={submit} />
      <AgreementSheet agreement={reading} owner={{ draftId: draft.draftId }} onClose={() => setReading(null)} />
      <PriceChangeModal change={state.change} onAccept={state.acceptChange} onDecline={() => back()} />
    </>
  );
}

/** Coming back from an agreement or another page: it may be signed, and prices may have changed. */
function useSaveOnReturn(save: () => Promise<unknown>): void {
  const isFirst = useRef(true);
  usePageShow(() => {
    if (!isFirst.current) save();
    isFirst.current = false;
  });
}
