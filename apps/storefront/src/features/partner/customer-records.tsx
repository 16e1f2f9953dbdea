import { t } from '@lingui/core/macro';
import type { PartnerCustomerData } from '@voltfront/contract';
import { useState } from 'react';
import { type ApiList, useApiList } from '@/api';
import { monthsBefore } from '@/features/campaign/months-before';
import { ListFooter } from '@/page';
import { Button, EmptyState, SearchBar, Section, Select, Skeleton, Stack, Tabs } from '@/ui';
import { CustomerCard } from './customer-card';
import { openExport } from './open-export';
import { CUSTOMERS } from './partner-keys';
import { type CustomerState, customerStateName } from './partner-words';

const STATES = ['registered', 'booked', 'arrived', 'driven', 'lapsed'] as const;
const TAIL_DIGITS = 4;

/** What customers of a partner are filtered by. */
export interface CustomerFilter {
  state: CustomerState;
  /** Such as `2026-03`; empty: all. */
  month: string;
  /** Last digits of the phone number; fewer than four filter nothing. */
  tail: string;
}

/** Customers of the partner who is logged in, under a filter. */
export const useCustomers = (slug: string, { state, month, tail }: CustomerFilter, isEnabled: boolean) =>
  useApiList(
    CUSTOMERS,
    { slug, state, ...(month && { month }), ...(tail.length === TAIL_DIGITS && { tail }) },
    { enabled: isEnabled },
  );

export interface CustomerRecordsProps {
  slug: string;
  customers: ApiList<PartnerCustomerData>;
  filter: CustomerFilter;
  onFilter: (filter: CustomerFilter) => void;
  /** Server time, epoch milliseconds. */
  now: number;
}

/** A partner's customers by state, month and the end of the phone number; a month can be had as a file. */
export function CustomerRecords({ slug, customers, filter, onFilter, now }: CustomerRecordsProps) {
  const [isBusy, setBusy] = useState(false);
  const months = [{ key: '', text: t`全部月份` }, ...monthsBefore(now).map((key) => ({ key, text: key }))];
  const exportMonth = async () => {
    setBusy(true);
    await openExport(slug, filter.month).finally(() => setBusy(false));
  };
  return (
    <>
      <SearchBar
        value={filter.tail}
        placeholder={t`手机号后四位`}
        onChange={(text) => onFilter({ ...filter, tail: text.replace(/\D/g, '').slice(0, TAIL_DIGITS) })}
      />
      <Section pad="m" apart="before">
        <Stack gap={2}>
          <Select
            label={t`月份`}
            options={months}
            value={filter.month}
            onChange={(month) => onFilter({ ...filter, month })}
          />
          <Button
            block
            size="small"
            variant="secondary"
            disabled={filter.month === ''}
            loading={isBusy}
            onClick={() => void exportMonth()}
          >
            {filter.month === '' ? t`选择月份后可导出` : t`导出当月客户`}
          </Button>
        </Stack>
      </Section>
      <Tabs
        label={t`客户状态`}
        items={STATES.map((key) => ({ key, text: customerStateName(key) }))}
        activeKey={filter.state}
        onChange={(key) => onFilter({ ...filter, state: key as CustomerState })}
      />
      {customers.items.length === 0 && customers.state.loading ? (
        <Skeleton variant="feed" count={3} />
      ) : (
        <>
          {customers.items.map((customer) => (
            <CustomerCard key={customer.relationId} customer={customer} />
          ))}
          <ListFooter list={customers} empty={<EmptyState type="record" title={t`暂无客户`} />} />
        </>
      )}
    </>
  );
}
