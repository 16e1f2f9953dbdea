import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiKey, useApiMutation } from '@/api';
import { ensureLogin } from '@/navigation';
import { toast } from '@/ui';
import { returnToCalculator } from '../calculator/return-to-calculator';
import { goToHandover } from '../jump/go-to-handover';
import { tellRefusal } from '../refusal';
import { SHOW_DETAIL, useOrderFinance } from '../use-order-finance';
import { planAddress } from './plan-address';
import type { PlanSource, ShownPlan } from './use-plan';
import { inputOf } from './use-plan';

/** Most plans that a customer keeps. */
const MOST_PLANS = 10;

/** Keeping a plan, changing it, and making it the wish of its order. */
export function usePlanActions({ planId, orderNo: givenOrderNo }: PlanSource, shown: ShownPlan | null) {
  const client = useQueryClient();
  const [savedAs, setSavedAs] = useState<string>();
  const save = useApiMutation('POST /api/mporder/v1/finance/plan/save', {
    onSuccess: ({ count }) => {
      setSavedAs(shown?.plan.fingerprint);
      toast(t`方案已保存（${count}/${MOST_PLANS}）`);
      client.invalidateQueries({ queryKey: apiKey('GET /api/mporder/v1/finance/plans') });
    },
    onError: tellRefusal,
  });
  const use = useApiMutation('POST /api/mporder/v1/finance/wish', {
    onSuccess: async ({ plan }) => {
      await client.invalidateQueries({ queryKey: [SHOW_DETAIL] });
      if (plan.car.orderNo) goToHandover(plan.car.orderNo);
    },
    onError: tellRefusal,
  });
  const orderNo = shown?.plan.car.orderNo ?? givenOrderNo;
  const order = useOrderFinance(orderNo).data?.order ?? null;
  const { saved } = shown ?? {};
  return {
    canSave: !saved && savedAs !== shown?.plan.fingerprint,
    isSaving: save.isPending,
    canUse: order?.canWish === true,
    isUsing: use.isPending,
    isOver: Boolean(saved?.isExpired || saved?.unavailable),
    save: () => {
      if (shown && ensureLogin()) save.mutate(inputOf(shown.plan));
    },
    use: () => {
      if (!shown || !orderNo) return;
      const { choice, tradeIn } = shown.plan;
      use.mutate(planId ? { orderNo, planId } : { orderNo, choice, tradeIn });
    },
    edit: () => {
      if (shown) returnToCalculator(planAddress(shown.plan));
    },
  };
}
