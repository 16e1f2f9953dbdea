import { t } from '@lingui/core/macro';
import type { OfferData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { useApiMutation } from '@/api';
import { ensureLogin } from '@/navigation';
import { modal, toast } from '@/ui';
import { readOffersAgain, showOffers } from './offer-cache';

/** What is asked before an offer is taken; null: nothing. */
function questionOf({ price, title, group }: OfferData): string | null {
  if (price > 0) return t`将使用 ${withCommas(price)} 积分兑换“${title}”，兑换后不退回。`;
  return group === null ? null : t`“${title}”与同组权益只能选择一项，领取后不可更换。`;
}

/** Takes offers of a campaign: one after a question where it cannot be undone, or all gifts at once. */
export function useTake(slug: string) {
  const run = useApiMutation('POST /api/mpmkt/v1/campaign/offers/take', {
    onSuccess: showOffers,
    // The call has shown the error; stock or tasks may differ from what is shown.
    onError: readOffersAgain,
  });
  const take = async (offer: OfferData): Promise<boolean> => {
    if (!ensureLogin() || run.isPending) return false;
    const content = questionOf(offer);
    if (content !== null && !(await modal({ title: t`确认领取`, content }))) return false;
    return run.mutateAsync({ slug, prizeId: offer.prizeId }).then(
      () => true,
      () => false,
    );
  };
  const takeAll = () => {
    if (ensureLogin()) run.mutate({ slug }, { onSuccess: () => toast(t`领取成功，已放入您的账户`) });
  };
  return { take, takeAll, isTaking: run.isPending, taking: run.isPending ? (run.variables?.prizeId ?? null) : null };
}
