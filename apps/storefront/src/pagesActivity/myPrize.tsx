import { t } from '@lingui/core/macro';
import { AWARD_TABS, type AwardTab } from '@voltfront/rules/campaign/award-moves';
import { useState } from 'react';
import { useApiList } from '@/api';
import { AwardCard } from '@/features/campaign/award-card';
import { navigate, useParams } from '@/navigation';
import { ListFooter, Page } from '@/page';
import { router } from '@/platform/router';
import { EmptyState, Skeleton, Tabs } from '@/ui';

const ROUTE = '/pagesActivity/myPrize';

const readTab = (text: string | undefined): AwardTab => AWARD_TABS.find((tab) => tab === text) ?? 'all';
const tabTexts = (): Record<AwardTab, string> => ({
  all: t`全部`,
  open: t`待领取`,
  claimed: t`已领取`,
  void: t`已失效`,
});

/** 我的奖品: prizes of all campaigns by state. */
export default function MyPrizePage() {
  const [tab, setTab] = useState(readTab(useParams(ROUTE).tab));
  const list = useApiList('GET /api/mpmkt/v1/campaign/prizes', { tab });
  const texts = tabTexts();
  const show = (key: string) => {
    setTab(readTab(key));
    router.setQuery({ tab: key });
  };
  return (
    <Page route={ROUTE} onRefresh={list.refresh} onReachBottom={list.loadMore}>
      <Tabs
        stretch
        label={t`奖品状态`}
        items={AWARD_TABS.map((key) => ({ key, text: texts[key] }))}
        activeKey={tab}
        onChange={show}
      />
      {list.items.map((award) => (
        <AwardCard key={award.awardId} award={award} />
      ))}
      {list.items.length === 0 && list.state.loading ? (
        <Skeleton variant="feed" count={4} />
      ) : (
        <ListFooter list={list} empty={<NoPrizes />} />
      )}
    </Page>
  );
}

function NoPrizes() {
  return (
    <EmptyState
      type="prize"
      title={t`暂无奖品`}
      desc={t`去开一只盲盒试试手气`}
      btnText={t`去开盒`}
      onAction={() => navigate('/pagesBannerActivity/blindBox/index')}
    />
  );
}
