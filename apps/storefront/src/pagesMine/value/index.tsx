import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, useApiList } from '@/api';
import { Benefits } from '@/features/growth/benefits';
import { LevelHero } from '@/features/growth/level-hero';
import { WaysToGrow } from '@/features/growth/ways';
import { YearCard } from '@/features/growth/year-card';
import { EntryList } from '@/features/points/entry-list';
import { Page } from '@/page';
import { EmptyState, Section } from '@/ui';
import styles from './index.module.css';

/** 成长值: levels, what keeps the own one, benefits, ways to grow and ledger. */
export default function ValuePage() {
  const [looked, setLooked] = useState<number | null>(null);
  const growth = useQuery(apiQuery('GET /api/mpintegral/v1/growth'));
  const list = useApiList('GET /api/mpintegral/v1/growth/entries', {});
  const refresh = () => Promise.all([growth.refetch(), list.refresh()]);
  const shown = looked ?? growth.data?.level ?? 1;
  return (
    <Page route="/pagesMine/value/index" queries={[growth]} onRefresh={refresh} onReachBottom={list.loadMore}>
      {() =>
        growth.data && (
          <>
            <LevelHero growth={growth.data} shown={shown} onShow={setLooked} />
            <YearCard growth={growth.data} />
            <Benefits growth={growth.data} shown={shown} />
            <WaysToGrow tasks={growth.data.tasks} />
            <Section title={t`成长值明细`}>
              <div className={styles.body}>
                <EntryList
                  list={list}
                  empty={
                    <EmptyState
                      type="points"
                      title={t`还没有成长值明细`}
                      desc={t`签到、评论和购车都能获得成长值`}
                      top={4}
                    />
                  }
                />
              </div>
            </Section>
          </>
        )
      }
    </Page>
  );
}
