import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { EXCHANGE, readExchangeAgain } from '@/features/exchange/exchange-keys';
import { RecordList, useRecords } from '@/features/exchange/record-list';
import { RewardShelf, useRewards } from '@/features/exchange/reward-shelf';
import { TicketCard } from '@/features/exchange/ticket-card';
import { useExchange } from '@/features/exchange/use-exchange';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { NoticeBar, Skeleton, Tabs } from '@/ui';

const ROUTE = '/pages/share/exchange';

/** 兑换奖励: tickets that friends brought, what they buy, and what was exchanged. */
export default function ShareExchangePage() {
  const { id: slug = 'referral-exchange' } = useParams(ROUTE);
  const [tab, setTab] = useState('rewards');
  const exchange = useQuery(apiQuery(EXCHANGE, { slug }));
  const rewards = useRewards(slug);
  const records = useRecords(slug, tab === 'records');
  const { exchange: choose, isBusy } = useExchange(slug, () => setTab('records'));
  const { data } = exchange;
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[exchange]}
      onReachBottom={tab === 'records' ? records.list.loadMore : rewards.loadMore}
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        data && (
          <>
            <CampaignHero campaign={data.campaign} onTurn={readExchangeAgain} />
            {data.campaign.state === 'ended' && <NoticeBar>{t`兑换已结束，兑换记录仍可查看`}</NoticeBar>}
            <TicketCard
              exchange={data}
              onInvite={() => navigate('/pages/share/index', { id: data.settings.programme })}
            />
            <Tabs
              stretch
              label={t`兑换`}
              items={[
                { key: 'rewards', text: t`可兑换` },
                { key: 'records', text: t`兑换记录` },
              ]}
              activeKey={tab}
              onChange={setTab}
            />
            {tab === 'records' ? (
              <RecordList records={records} onRewards={() => setTab('rewards')} />
            ) : (
              <RewardShelf
                rewards={rewards}
                state={data.campaign.state}
                balance={data.own.left}
                isBusy={isBusy}
                onChoose={(reward) => void choose(reward)}
              />
            )}
          </>
        )
      }
    </Page>
  );
}
