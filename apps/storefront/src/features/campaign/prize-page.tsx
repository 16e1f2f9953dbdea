import { t } from '@lingui/core/macro';
import { AWARD_TABS, type AwardTab } from '@voltfront/rules/campaign/award-moves';
import { type ReactNode, useState } from 'react';
import { useApiList } from '@/api';
import type { RoutePath } from '@/navigation';
import { ListFooter, Page } from '@/page';
import { router } from '@/platform/router';
import { Skeleton, Tabs } from '@/ui';
import { AwardCard } from './award-card';

export interface PrizePageProps {
  route: RoutePath;
  /** Tab of the address. */
  tab: string | undefined;
  /** The campaign whose prizes are shown; left out: all. */
  slug?: string;
  /** Names of the tabs; what is left out has its usual one. */
  tabNames?: Partial<Record<AwardTab, string>>;
  /** Shown in place of no prizes at all. */
  empty: ReactNode;
}

const readTab = (text: string | undefined): AwardTab => AWARD_TABS.find((tab) => tab === text) ?? 'all';

/** A page of prizes by state, of all campaigns or one. */
export function PrizePage({ route, tab: first, slug, tabNames, empty }: PrizePageProps) {
  const [tab, setTab] = useState(readTab(first));
  const list = useApiList('GET /api/mpmkt/v1/campaign/prizes', { tab, ...(slug !== undefined && { slug }) });
  const texts: Record<AwardTab, string> = {
    ...{ all: t`全部`, open: t`待领取`, claimed: t`已领取`, void: t`已失效` },
    ...tabNames,
  };
  const show = (key: string) => {
    setTab(readTab(key));
    router.setQuery({ ...(slug !== undefined && { id: slug }), tab: key });
  };
  return (
    <Page route={route} onRefresh={list.refresh} onReachBottom={list.loadMore}>
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
        <ListFooter list={list} empty={empty} />
      )}
    </Page>
  );
}
