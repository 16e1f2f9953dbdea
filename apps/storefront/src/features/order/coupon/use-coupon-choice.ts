import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { COUPON_UNUSABLE } from '@voltfront/contract/error-codes';
import { useState } from 'react';
import { apiQuery, isRefusal, useApiMutation } from '@/api';
import { back, canGoBack, redirect } from '@/navigation';
import { type CouponList, type CouponQuote, chosenIdsOf } from './coupon-choice';

export interface CouponChoice {
  /** The newest judgement of the choice. */
  quote: CouponQuote;
  /** What is ticked: at once what was tapped, then what the server accepted. */
  ticked: readonly string[];
  isQuoting: boolean;
  choose: (couponIds: string[]) => void;
  confirm: () => void;
  isConfirming: boolean;
}

/** Ticks of the customer, judged by the server, and kept in the draft when they are confirmed. */
export function useCouponChoice(draftId: string, list: CouponList): CouponChoice {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<string[] | null>(null);
  const couponIds = wanted ?? [];
  const asked = useQuery({
    ...apiQuery('POST /api/mporder/v1/order/coupons/quote', { draftId, couponIds }),
    enabled: wanted !== null,
    placeholderData: keepPreviousData,
  });
  const isQuoting = wanted !== null && (asked.data === undefined || asked.isPlaceholderData);
  const quote = wanted === null ? list : (asked.data ?? list);
  const accepted = chosenIdsOf(quote);
  const save = useApiMutation('POST /api/mporder/v1/order/coupons/choose', {
    onSuccess: () => (canGoBack() ? back() : redirect('/pagesOrder/confirm/index', { draftId })),
    onError: (error) => {
      if (!isRefusal(error, COUPON_UNUSABLE)) return;
      setWanted(null);
      client.invalidateQueries({ queryKey: ['GET /api/mporder/v1/order/coupons'] });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['POST /api/mporder/v1/order/coupons/quote'] }),
  });
  // In the order of the taps, without what the server did not take.
  const kept = couponIds.filter((id) => accepted.includes(id));
  return {
    quote,
    ticked: isQuoting ? couponIds : accepted,
    isQuoting,
    choose: (ids) => setWanted(ids),
    confirm: () => save.mutate({ draftId, couponIds: wanted === null ? accepted : kept }),
    isConfirming: save.isPending,
  };
}
