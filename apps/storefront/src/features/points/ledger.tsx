import { t } from '@lingui/core/macro';
import type { ApiList, ReplyOf } from '@/api';
import { EmptyState, Fill, Section, SegmentedControl, Stack } from '@/ui';
import { EntryList } from './entry-list';
import { MonthChoice } from './month-choice';
import styles from './points.module.css';

type Direction = 'all' | 'in' | 'out';
type Entry = ReplyOf<'GET /api/mpintegral/v1/points/entries'>['items'][number];

/** Which entries are shown; `month` such as `2026-11`, empty for all. */
export interface LedgerFilter {
  direction: Direction;
  month: string;
}

export interface LedgerProps {
  list: ApiList<Entry>;
  filter: LedgerFilter;
  onFilter: (filter: LedgerFilter) => void;
}

/** The points ledger by direction and month. */
export function Ledger({ list, filter, onFilter }: LedgerProps) {
  const directions = [
    { key: 'all' as const, text: t`全部` },
    { key: 'in' as const, text: t`收入` },
    { key: 'out' as const, text: t`支出` },
  ];
  return (
    <Section title={t`积分明细`}>
      <div className={styles.body}>
        <Stack row align="center" gap={3}>
          <Fill>
            <SegmentedControl
              label={t`收支`}
              items={directions}
              value={filter.direction}
              onChange={(direction) => onFilter({ ...filter, direction })}
            />
          </Fill>
          <MonthChoice month={filter.month} onChange={(month) => onFilter({ ...filter, month })} />
        </Stack>
        <EntryList list={list} empty={<NoEntries isFiltered={filter.direction !== 'all' || filter.month !== ''} />} />
      </div>
    </Section>
  );
}

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return <EmptyState type="points" title={t`没有符合条件的明细`} desc={t`换个月份或类型看看`} top={4} />;
  return <EmptyState type="points" title={t`还没有积分明细`} desc={t`签到和完成任务都能获得积分`} top={4} />;
}
