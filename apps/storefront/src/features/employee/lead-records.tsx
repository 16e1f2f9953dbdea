import { t } from '@lingui/core/macro';
import type { LeadData, LeadHubData } from '@voltfront/contract';
import { type ApiList, useApiList } from '@/api';
import { ListFooter } from '@/page';
import { EmptyState, SearchBar, Skeleton, Tabs } from '@/ui';
import { LeadCard } from './lead-card';
import { LEADS } from './lead-keys';
import { leadStateName } from './lead-words';

export type LeadTab = 'all' | LeadData['state'];

const STATES = ['waiting', 'driven', 'deposit', 'delivered', 'lapsed'] as const;
const TAIL_DIGITS = 4;

/** Leads by state and, once four digits are there, by the end of the phone number. */
export const useLeads = (slug: string, state: LeadTab, tail: string) =>
  useApiList(LEADS, { slug, state, ...(tail.length === TAIL_DIGITS && { tail }) });

export interface LeadRecordsProps {
  hub: LeadHubData;
  leads: ApiList<LeadData>;
  state: LeadTab;
  onState: (state: LeadTab) => void;
  tail: string;
  onTail: (tail: string) => void;
  onRecommend: () => void;
}

/** An employee's leads by state with counts, and a search by the last four digits. */
export function LeadRecords({ hub, leads, state, onState, tail, onTail, onRecommend }: LeadRecordsProps) {
  const { own, campaign, settings } = hub;
  const tabs = (['all', ...STATES] as const).map((key) => ({
    key,
    text: `${key === 'all' ? t`全部` : leadStateName(key)} ${own?.counts[key] ?? 0}`,
  }));
  return (
    <>
      <SearchBar
        value={tail}
        placeholder={t`手机号后四位`}
        onChange={(text) => onTail(text.replace(/\D/g, '').slice(0, TAIL_DIGITS))}
      />
      <Tabs label={t`客户状态`} items={tabs} activeKey={state} onChange={(key) => onState(key as LeadTab)} />
      {leads.items.length === 0 && leads.state.loading ? (
        <Skeleton variant="feed" count={3} />
      ) : (
        <>
          {leads.items.map((lead) => (
            <LeadCard key={lead.leadId} lead={lead} slug={campaign.slug} extendDays={settings.extendDays} />
          ))}
          <ListFooter
            list={leads}
            empty={
              <EmptyState
                type="record"
                title={tail.length === TAIL_DIGITS ? t`没有找到该客户` : t`还没有推荐记录`}
                btnText={t`去推荐`}
                onAction={onRecommend}
              />
            }
          />
        </>
      )}
    </>
  );
}
