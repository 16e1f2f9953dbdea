import { t } from '@lingui/core/macro';
import { formatDateTime } from '@voltfront/rules/format/date';
import { withCommas } from '@voltfront/rules/money';
import type { ReactNode } from 'react';
import type { ApiList, ReplyOf } from '@/api';
import { ListFooter } from '@/page';
import { cx, Fill, Text } from '@/ui';
import styles from './points.module.css';

type Entry = ReplyOf<'GET /api/mpintegral/v1/points/entries'>['items'][number];

/** Entries of a ledger with the balance after each; `empty` when there are none. */
export function EntryList({ list, empty }: { list: ApiList<Entry>; empty: ReactNode }) {
  return (
    <>
      <div role="list">
        {list.items.map((entry) => (
          <EntryRow key={entry.entryId} entry={entry} />
        ))}
      </div>
      <ListFooter list={list} min={1} empty={empty} />
    </>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const { title, at, delta, balanceAfter } = entry;
  return (
    <div className={styles.entry} role="listitem">
      <Fill>
        <Text oneLine>{title}</Text>
        <Text size="small" tone="secondary">
          {formatDateTime(at)}
        </Text>
      </Fill>
      <div className={styles.amounts}>
        <div className={cx(styles.delta, delta > 0 && styles.earned)}>
          {delta > 0 ? '+' : '−'}
          {withCommas(Math.abs(delta))}
        </div>
        <Text size="small" tone="secondary">
          {t`余额 ${withCommas(balanceAfter)}`}
        </Text>
      </div>
    </div>
  );
}
