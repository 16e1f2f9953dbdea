import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQuery, useApiMutation } from '@/api';
import styles from '@/features/coupon/coupon.module.css';
import { useRenewal } from '@/features/coupon/use-renewal';
import { WelfareCard } from '@/features/coupon/welfare-card';
import { navigate } from '@/navigation';
import { Page } from '@/page';
import { BottomBar, Button, EmptyState, toast } from '@/ui';

/** 福利券: what can be claimed now. Opening it clears the bubble on the mine tab. */
export default function WelfareCouponPage() {
  const [claiming, setClaiming] = useState('');
  const welfare = useQuery(apiQuery('GET /api/mpintegral/v1/coupons/welfare'));
  const renew = useRenewal();
  const { mutate: markSeen } = useApiMutation('POST /api/mpintegral/v1/coupons/welfare/seen', {
    silent: true,
    onSuccess: renew,
  });
  const claim = useApiMutation('POST /api/mpintegral/v1/coupons/welfare/claim', {
    onSuccess: ({ claimed }) => toast(t`已领取 ${claimed.length} 张，请在卡包查看`),
    onSettled: () => {
      setClaiming('');
      renew();
    },
  });
  const isShown = welfare.data !== undefined;
  // `markSeen` stays the same function, so this runs once, when the offers are shown.
  useEffect(() => {
    if (isShown) markSeen(undefined);
  }, [isShown, markSeen]);
  const offers = welfare.data?.offers ?? [];
  const many = offers.filter(({ state }) => state === 'claimable').length;
  const take = (offerId?: string) => {
    if (claim.isPending) return;
    setClaiming(offerId ?? 'all');
    claim.mutate(offerId ? { offerId } : {});
  };
  return (
    <Page route="/pagesMine/welfareCoupon" queries={[welfare]} onRefresh={welfare.refetch}>
      {() => (
        <>
          {offers.length === 0 && (
            <EmptyState
              type="coupon"
              title={t`暂无福利券`}
              desc={t`新的福利会在这里上架`}
              btnText={t`查看我的卡包`}
              onAction={() => navigate('/pagesMine/cardBag/index', {})}
            />
          )}
          <div className={styles.list} role="list">
            {offers.map((offer) => (
              <WelfareCard
                key={offer.offerId}
                offer={offer}
                isClaiming={claiming === offer.offerId}
                onClaim={() => take(offer.offerId)}
              />
            ))}
          </div>
          {many > 0 && (
            <BottomBar>
              <Button block loading={claiming === 'all'} onClick={() => take()}>
                {t`一键领取 ${many} 张`}
              </Button>
            </BottomBar>
          )}
        </>
      )}
    </Page>
  );
}
