import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, serverNow, useApiList } from '@/api';
import { Awards } from '@/features/honour/awards';
import { ExperienceCard } from '@/features/honour/experience-card';
import { ExperienceSheet } from '@/features/honour/experience-sheet';
import { KrHead } from '@/features/honour/kr-head';
import { HonourWays } from '@/features/honour/ways';
import { EntryList } from '@/features/points/entry-list';
import { Page } from '@/page';
import { EmptyState, Section, Tabs } from '@/ui';
import styles from './index.module.css';

/** KR 贡献值: balance, experiences that it is exchanged for, honours and ledger. */
export default function KrPage() {
  const [tab, setTab] = useState('experiences');
  const [openId, setOpenId] = useState<string | null>(null);
  const kr = useQuery(apiQuery('GET /api/mpintegral/v1/honour'));
  const awards = useApiList('GET /api/mpintegral/v1/honour/awards', {});
  const entries = useApiList('GET /api/mpintegral/v1/honour/entries', {});
  const now = serverNow();
  const refresh = () => Promise.all([kr.refetch(), awards.refresh(), entries.refresh()]);
  const loadMore = { awards: awards.loadMore, entries: entries.loadMore }[tab];
  const items = kr.data?.experiences ?? [];
  return (
    <Page route="/pagesMine/kr/index" queries={[kr]} onRefresh={refresh} onReachBottom={() => loadMore?.()}>
      {() =>
        kr.data && (
          <>
            <KrHead balance={kr.data.balance} honourCount={kr.data.honourCount} />
            {kr.data.balance === 0 && kr.data.honourCount === 0 && <HonourWays />}
            <Tabs
              stretch
              label={t`KR 贡献值`}
              items={[
                { key: 'experiences', text: t`体验` },
                { key: 'awards', text: t`荣誉` },
                { key: 'entries', text: t`明细` },
              ]}
              activeKey={tab}
              onChange={setTab}
            />
            <div className={styles.tab}>
              {tab === 'experiences' && items.length === 0 && (
                <EmptyState title={t`暂无可兑换的体验`} desc={t`新的体验会在这里开放`} top={8} />
              )}
              {tab === 'experiences' && items.length > 0 && (
                <div role="list">
                  {items.map((item) => (
                    <ExperienceCard
                      key={item.experienceId}
                      item={item}
                      now={now}
                      onOpen={() => setOpenId(item.experienceId)}
                    />
                  ))}
                </div>
              )}
              {tab === 'awards' && <Awards list={awards} />}
              {tab === 'entries' && (
                <Section label={t`明细`}>
                  <div className={styles.body}>
                    <EntryList
                      list={entries}
                      empty={
                        <EmptyState type="points" title={t`还没有 KR 明细`} desc={t`获得荣誉后在这里查看`} top={4} />
                      }
                    />
                  </div>
                </Section>
              )}
            </div>
            <ExperienceSheet
              item={items.find(({ experienceId }) => experienceId === openId)}
              isOpen={openId !== null}
              onClose={() => setOpenId(null)}
              balance={kr.data.balance}
              now={now}
            />
          </>
        )
      }
    </Page>
  );
}
