import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, useApiList } from '@/api';
import { CheckInCard } from '@/features/points/check-in-card';
import { Ledger, type LedgerFilter } from '@/features/points/ledger';
import { PointsHead } from '@/features/points/points-head';
import { Tasks } from '@/features/points/tasks';
import { navigate } from '@/navigation';
import { Page } from '@/page';
import { Cell, CellGroup } from '@/ui';

/** 我的积分: balance, check-in, tasks and ledger. */
export default function IntegralPage() {
  const [filter, setFilter] = useState<LedgerFilter>({ direction: 'all', month: '' });
  const points = useQuery(apiQuery('GET /api/mpintegral/v1/points'));
  const { direction, month } = filter;
  const list = useApiList('GET /api/mpintegral/v1/points/entries', month ? { direction, month } : { direction });
  const refresh = () => Promise.all([points.refetch(), list.refresh()]);
  return (
    <Page route="/pagesMine/integral" queries={[points]} onRefresh={refresh} onReachBottom={list.loadMore}>
      {() =>
        points.data && (
          <>
            <PointsHead points={points.data} />
            <CheckInCard checkIn={points.data.checkIn} />
            <CellGroup inset>
              <Cell
                icon="gift"
                title={t`积分开盲盒`}
                note={t`收集旅途系列，遇见隐藏款`}
                onClick={() => navigate('/pagesBannerActivity/blindBox/index', {})}
              />
              <Cell
                icon="gift"
                title={t`给好友发积分红包`}
                note={t`生日、提车、佳节，送好友一份积分`}
                onClick={() => navigate('/pagesIntegralActivity/enterPageNew', {})}
              />
              <Cell
                icon="clock"
                title={t`抢社区红包`}
                note={t`每天准点，和车友一起抢积分`}
                onClick={() => navigate('/pagesCommunity/redPacket/index')}
              />
            </CellGroup>
            <Tasks tasks={points.data.tasks} />
            <Ledger list={list} filter={filter} onFilter={setFilter} />
          </>
        )
      }
    </Page>
  );
}
