import { t } from '@lingui/core/macro';
import type { SnapUpDetailData } from '@voltfront/contract';
import { ApiError, useApiMutation } from '@/api';
import { ensureLogin, navigate } from '@/navigation';
import { toast } from '@/ui';
import { readSalesAgain } from './snap-up-cache';

/** The three pages of a flash sale, which has two looks at addresses of their own. */
export const SALE_PAGES = {
  market: {
    detail: '/pagesActivity/snapUp/detail',
    confirm: '/pagesActivity/snapUp/confirm',
  },
  dated: {
    detail: '/pagesOrder/snapUpAugust/detail',
    confirm: '/pagesOrder/snapUpAugust/confirm',
  },
} as const;

/** Asks for a place, through the queue where there is one, and opens the order form. */
export function usePlace({ campaign: { slug }, look, car: { code } }: SnapUpDetailData) {
  const run = useApiMutation('POST /api/mpmkt/v1/campaign/snapUp/place');
  const take = async () => {
    if (!ensureLogin() || run.isPending) return;
    try {
      await run.mutateAsync({ slug, code });
      navigate(SALE_PAGES[look].confirm, { id: slug, code });
    } catch (error) {
      // The call has told the reason.
      if (!(error instanceof ApiError)) throw error;
    }
    readSalesAgain();
  };
  return { take, isWaiting: run.isPending };
}

/** Sets and drops appointments, and reminders for cars that come back. */
export function useSaleReminder(slug: string) {
  const run = useApiMutation('POST /api/mpmkt/v1/campaign/snapUp/reminder', { onSettled: readSalesAgain });
  const set = async (code: string, what: 'start' | 'restock', isSet: boolean) => {
    if (!ensureLogin() || run.isPending) return;
    try {
      await run.mutateAsync({ slug, code, what, isSet });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return;
    }
    if (!isSet) toast(what === 'start' ? t`已取消预约` : t`已取消提醒`);
    else toast(what === 'start' ? t`预约成功，开始前提醒您` : t`有车回流时将提醒您`);
  };
  return { set, isBusy: run.isPending };
}
