import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { ReplyOf } from '@/api';
import { navigate, pageAction, switchTab } from '@/navigation';
import { BottomBar, Button, ShareSheet } from '@/ui';
import { GiveSheet, giftShare } from './give-sheet';
import { useTakeBack } from './use-take-back';

type Detail = ReplyOf<'GET /api/mpintegral/v1/coupons/detail'>;

/** Page on which a coupon is used: the configurator, or the list of stores where there is one. */
function useAction({ kind, state }: Detail) {
  if (state !== 'unused') return null;
  if (kind === 'cashOff' || kind === 'optionOff')
    return { text: t`去选车使用`, run: () => switchTab('/pages/car/index') };
  const run = pageAction('/pagesStore/storeList');
  return run ? { text: t`查看门店`, run } : null;
}

/** Actions on a coupon: use it, give it away, take the gift back, view its order. */
export function CouponActions({ coupon }: { coupon: Detail }) {
  const [open, setOpen] = useState<'give' | 'share' | null>(null);
  const takeBack = useTakeBack();
  const use = useAction(coupon);
  const { state, canGive, gift, orderNo, couponId, title } = coupon;
  const pending = state === 'giftPending' && gift ? gift.giftCode : null;
  const close = () => setOpen(null);
  const hasBar = Boolean(use || canGive || pending || (state === 'locked' && orderNo));
  return (
    <>
      {hasBar && (
        <BottomBar>
          {canGive && <Button block variant="secondary" onClick={() => setOpen('give')}>{t`赠送好友`}</Button>}
          {use && (
            <Button block onClick={use.run}>
              {use.text}
            </Button>
          )}
          {pending && (
            <Button block variant="secondary" loading={takeBack.isPending} onClick={() => takeBack.ask(pending)}>
              {t`收回`}
            </Button>
          )}
          {pending && <Button block onClick={() => setOpen('share')}>{t`发送链接`}</Button>}
          {state === 'locked' && orderNo && (
            <Button block onClick={() => navigate('/pagesOrder/car/detail', { orderNo })}>{t`查看订单`}</Button>
          )}
        </BottomBar>
      )}
      <GiveSheet couponId={couponId} isOpen={open === 'give'} onClose={close} onGiven={() => setOpen('share')} />
      {pending && <ShareSheet isOpen={open === 'share'} onClose={close} content={giftShare(title, pending)} />}
    </>
  );
}
