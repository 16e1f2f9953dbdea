import { t } from '@lingui/core/macro';
import { formatPriceShort } from '@voltfront/rules/money';
import { useState } from 'react';
import styles from '@/features/coupon/coupon.module.css';
import { RedeemSheet } from '@/features/coupon/redeem-sheet';
import { navigate } from '@/navigation';
import { Cell, CellGroup, EmptyState, NoticeBar, Tabs } from '@/ui';
import { ChoiceBar } from './choice-bar';
import { UnusableCard, UsableCard } from './choice-card';
import { type CouponList, replacedBy, splitCoupons, toggled } from './coupon-choice';
import { useCouponChoice } from './use-coupon-choice';

type TabKey = 'usable' | 'unusable';

/** The coupons of a customer for one draft: those that can be ticked with their saving, the others with the reason. */
export function CouponChoiceScreen({ draftId, list }: { draftId: string; list: CouponList }) {
  const choice = useCouponChoice(draftId, list);
  const [tab, setTab] = useState<TabKey>('usable');
  const [isRedeeming, setRedeeming] = useState(false);
  const { quote, ticked, choose } = choice;
  const { usable, unusable } = splitCoupons(list.coupons, quote.verdicts);
  const replace = (couponId: string) => {
    choose(replacedBy(ticked, couponId));
    setTab('usable');
  };
  const missedFen = choice.isQuoting ? 0 : list.bestFen - quote.reductionFen;
  return (
    <>
      <Tabs
        stretch
        label={t`优惠券`}
        items={[
          { key: 'usable', text: t`可用 (${usable.length})` },
          { key: 'unusable', text: t`不可用 (${unusable.length})` },
        ]}
        activeKey={tab}
        onChange={(key) => setTab(key === 'unusable' ? 'unusable' : 'usable')}
      />
      {tab === 'usable' && missedFen > 0 && (
        <NoticeBar onClick={() => choose([...list.bestIds])}>
          {t`最优组合还可再省 ¥${formatPriceShort(missedFen)}，点此选用`}
        </NoticeBar>
      )}
      <div className={styles.list} role="list">
        {tab === 'usable'
          ? usable.map((judged) => {
              const { couponId } = judged.coupon;
              return (
                <UsableCard
                  key={couponId}
                  judged={judged}
                  isTicked={ticked.includes(couponId)}
                  onTick={() => choose(toggled(ticked, couponId))}
                />
              );
            })
          : unusable.map((judged) => (
              <UnusableCard
                key={judged.coupon.couponId}
                judged={judged}
                onReplace={() => replace(judged.coupon.couponId)}
              />
            ))}
      </div>
      {(tab === 'usable' ? usable : unusable).length === 0 && <NoCoupons tab={tab} />}
      <CellGroup
        inset
        note={t`每单限用一张现金抵扣券，每个选装限用一张选装抵扣券；提交订单后锁定，订单取消或退款后退回卡包`}
      >
        <Cell icon="coupon" title={t`兑换码换卡券`} onClick={() => setRedeeming(true)} />
      </CellGroup>
      <ChoiceBar choice={choice} />
      <RedeemSheet isOpen={isRedeeming} onClose={() => setRedeeming(false)} />
    </>
  );
}

function NoCoupons({ tab }: { tab: TabKey }) {
  if (tab === 'unusable') return <EmptyState type="coupon" top={8} title={t`没有不可用的优惠券`} />;
  return (
    <EmptyState
      type="coupon"
      top={8}
      title={t`暂无可用的优惠券`}
      desc={t`可用兑换码换取，或领取福利券`}
      btnText={t`去领福利券`}
      onAction={() => navigate('/pagesMine/welfareCoupon')}
    />
  );
}
