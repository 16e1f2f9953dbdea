import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { DraftData } from '@voltfront/contract';
import { formatPriceShort } from '@voltfront/rules/money';
import { useEffect } from 'react';
import { apiQuery } from '@/api';
import { Cell, Price, Section, Tag } from '@/ui';
import { countFitting } from './coupon-choice';

export interface CouponRowProps {
  draft: DraftData;
  /** Opens the choice. */
  onOpen: () => void;
}

/** Coupons of a draft in one row: what they take off, what they could, or why there are none. */
export function CouponRow({ draft, onOpen }: CouponRowProps) {
  const isIntention = draft.kind === 'intention';
  return (
    <Section title={t`优惠`}>
      {isIntention ? (
        <Cell title={t`优惠券`} value={t`转大订时可用`} />
      ) : (
        <Cell title={t`优惠券`} value={<Saving draft={draft} />} onClick={onOpen} />
      )}
    </Section>
  );
}

function Saving({ draft }: { draft: DraftData }) {
  const { draftId, coupons, couponsChosenAt, quote, storeId } = draft;
  const list = useQuery({ ...apiQuery('GET /api/mporder/v1/order/coupons', { draftId }), retry: false });
  const { refetch } = list;
  // What fits depends on the price and the store, and on what was chosen.
  const known = `${quote.totalFen} ${storeId} ${couponsChosenAt}`;
  useEffect(() => {
    if (known) refetch({ cancelRefetch: false });
  }, [known, refetch]);
  const savedFen = coupons.reduce((sum, { reductionFen }) => sum + reductionFen, 0);
  if (savedFen > 0)
    return (
      <>
        {t`${coupons.length} 张`} <Price fen={savedFen} minus tone="accent" />
      </>
    );
  if (!list.data) return null;
  const { bestFen } = list.data;
  if (bestFen > 0 && couponsChosenAt === null)
    return <Tag tone="accent">{t`${countFitting(list.data)} 张可用，最高省 ¥${formatPriceShort(bestFen)}`}</Tag>;
  return bestFen > 0 ? t`不使用` : t`暂无可用`;
}
