import { t } from '@lingui/core/macro';
import { COUPON_KINDS, type CouponKind } from '@voltfront/rules/coupon/coupon-kinds';
import { useState } from 'react';
import { useApiList } from '@/api';
import styles from '@/features/coupon/coupon.module.css';
import { CouponCard } from '@/features/coupon/coupon-card';
import { kindName } from '@/features/coupon/coupon-words';
import { RedeemSheet } from '@/features/coupon/redeem-sheet';
import { navigate, useParams } from '@/navigation';
import { ListFooter, Page } from '@/page';
import { router } from '@/platform/router';
import { BottomBar, Button, ChoiceTiles, EmptyState, Skeleton, Tabs } from '@/ui';
import page from './index.module.css';

const ROUTE = '/pagesMine/cardBag/index';
const TABS = ['unused', 'used', 'expired', 'givenAway'] as const;
type Tab = (typeof TABS)[number];

const readTab = (text: string | undefined): Tab => TABS.find((tab) => tab === text) ?? 'unused';
const tabTexts = (): Record<Tab, string> => ({
  unused: t`未使用`,
  used: t`已使用`,
  expired: t`已失效`,
  givenAway: t`已赠送`,
});

/** 我的卡包: own coupons by state and kind. */
export default function CardBagPage() {
  const [tab, setTab] = useState(readTab(useParams(ROUTE).tab));
  const [kind, setKind] = useState<CouponKind | 'all'>('all');
  const [isRedeeming, setRedeeming] = useState(false);
  const list = useApiList('GET /api/mpintegral/v1/coupons', kind === 'all' ? { tab } : { tab, kind });
  const showTab = (key: string) => {
    setTab(readTab(key));
    router.setQuery({ tab: key });
  };
  const texts = tabTexts();
  return (
    <Page route={ROUTE} onRefresh={list.refresh} onReachBottom={list.loadMore}>
      <Tabs
        stretch
        label={t`卡券状态`}
        items={TABS.map((key) => ({ key, text: texts[key] }))}
        activeKey={tab}
        onChange={showTab}
      />
      <KindChoice kind={kind} onChange={setKind} />
      <div className={styles.list} role="list">
        {list.items.map((coupon) => (
          <CouponCard key={coupon.couponId} coupon={coupon} />
        ))}
      </div>
      {list.items.length === 0 && list.state.loading ? (
        <Skeleton variant="feed" count={4} />
      ) : (
        <ListFooter list={list} empty={<NoCoupons title={t`没有${texts[tab]}的卡券`} />} />
      )}
      <BottomBar>
        <Button variant="secondary" block onClick={() => setRedeeming(true)}>
          {t`兑换码换卡券`}
        </Button>
      </BottomBar>
      <RedeemSheet isOpen={isRedeeming} onClose={() => setRedeeming(false)} />
    </Page>
  );
}

type KindKey = CouponKind | 'all';

function KindChoice({ kind, onChange }: { kind: KindKey; onChange: (kind: KindKey) => void }) {
  const kinds: KindKey[] = ['all', ...COUPON_KINDS];
  return (
    <ChoiceTiles
      label={t`卡券类型`}
      items={kinds}
      keyOf={(each) => each}
      chosenKey={kind}
      onTap={onChange}
      className={page.kinds}
      tileClass={(each) => (each === kind ? page.kindChosen : page.kind) ?? ''}
    >
      {(each) => (each === 'all' ? t`全部` : kindName(each))}
    </ChoiceTiles>
  );
}

function NoCoupons({ title }: { title: string }) {
  return (
    <EmptyState
      type="coupon"
      title={title}
      desc={t`福利券每期上新，先到先得`}
      btnText={t`去领福利券`}
      onAction={() => navigate('/pagesMine/welfareCoupon')}
    />
  );
}
