import { t } from '@lingui/core/macro';
import type { StockDetailData } from '@voltfront/contract';
import { LIMIT_REACHED } from '@voltfront/contract/error-codes';
import { ApiError, api, hasCode } from '@/api';
import { useSession } from '@/session';
import { toast } from '@/ui';
import { MATCHING_LIMIT, removeMatching, useMatchingList } from './matching-list';
import { addToMatching, renewMatching } from './use-matching-cars';

/** Whether a car is on the matching list, and the tap that puts it on or takes it off. */
export function useMatchingEntry(car: StockDetailData | undefined) {
  const { isLoggedIn } = useSession();
  const isKept = useMatchingList().some(({ carNo }) => carNo === car?.stockCarId);
  const isListed = isLoggedIn && car ? car.isInMatchingList : isKept;
  const add = async (shown: StockDetailData) => {
    const isAdded = await addToMatching(shown, isLoggedIn);
    toast(isAdded ? t`已加入匹配清单` : t`匹配清单最多 ${MATCHING_LIMIT} 台，请先移除一台`);
  };
  const drop = async ({ stockCarId }: StockDetailData) => {
    removeMatching(stockCarId);
    toast(t`已移出匹配清单`);
    if (!isLoggedIn) return;
    await api('POST /api/mporder/v1/stock/matching/delete', { body: { stockCarId } });
    await renewMatching();
  };
  const toggle = async () => {
    if (!car) return;
    try {
      await (isListed ? drop(car) : add(car));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The account's list is full: the device's goes with it. The call has shown other errors.
      if (hasCode(error, LIMIT_REACHED)) removeMatching(car.stockCarId);
    }
  };
  return { isListed, toggle: () => void toggle() };
}
