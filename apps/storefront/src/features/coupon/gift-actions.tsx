import { t } from '@lingui/core/macro';
import { type ReplyOf, useApiMutation } from '@/api';
import { ensureLogin, navigate, redirect } from '@/navigation';
import { askConsent } from '@/session';
import { BottomBar, Button } from '@/ui';
import { useRenewal } from './use-renewal';
import { useTakeBack } from './use-take-back';

type Gift = ReplyOf<'GET /api/mpintegral/v1/coupons/gift'>;

/** Actions on a gift: receive it, view the received coupon, take it back, continue. */
export function GiftActions({ gift, giftCode }: { gift: Gift; giftCode: string }) {
  const receive = useApiMutation('POST /api/mpintegral/v1/coupons/gift/receive', {
    onSuccess: ({ couponId }) => redirect('/pagesMine/cardBag/cardDetail', { couponId }),
    onSettled: useRenewal(),
  });
  const takeBack = useTakeBack();
  const { state, relation, couponId } = gift;
  const take = async () => {
    if (!(await askConsent())) return;
    const send = () => receive.mutate({ giftCode });
    if (ensureLogin(send)) send();
  };
  if (relation === 'giver' && state === 'open')
    return (
      <BottomBar>
        <Button block variant="secondary" loading={takeBack.isPending} onClick={() => takeBack.ask(giftCode)}>
          {t`收回`}
        </Button>
      </BottomBar>
    );
  if (relation === 'other' && state === 'open')
    return (
      <BottomBar>
        <Button block loading={receive.isPending} onClick={take}>{t`领取`}</Button>
      </BottomBar>
    );
  return (
    <BottomBar>
      {couponId ? (
        <Button block onClick={() => navigate('/pagesMine/cardBag/cardDetail', { couponId })}>{t`查看卡券`}</Button>
      ) : (
        <Button block variant="secondary" onClick={() => navigate('/pagesMine/cardBag/index', {})}>
          {t`查看我的卡包`}
        </Button>
      )}
    </BottomBar>
  );
}
