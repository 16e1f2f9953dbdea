import { t } from '@lingui/core/macro';
import type { PacketData, PacketTotalsData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { withCommas } from '@voltfront/rules/money';
import { type ApiList, useApiList, useApiMutation } from '@/api';
import { ListFooter } from '@/page';
import { Button, EmptyState, Section, SegmentedControl, Select, Skeleton, Tabs, Text, toast } from '@/ui';
import { groupsOf } from '@/ui/groups';
import { type Edition, openDetail, openEntry } from './editions';
import { Sum } from './entry-screen';
import styles from './packet.module.css';
import { RECEIVED, SENT, showPacket } from './packet-cache';
import { ReceivedRow, SentRow } from './packet-row';
import { spanName } from './packet-words';

export type RecordTab = 'sent' | 'received';

/** What the records show. */
export interface RecordFilter {
  tab: RecordTab;
  /** Year or month; empty: all. */
  span: string;
  state: 'running' | 'empty' | 'expired' | '';
}

/** Both lists of the records; only the one that is shown is read. */
export function useRecords(slug: string, { tab, span, state }: RecordFilter) {
  const spanned = { slug, ...(span && { span }) };
  const sent = useApiList(SENT, { ...spanned, ...(state && { state }) }, { enabled: tab === 'sent' });
  const received = useApiList(RECEIVED, spanned, { enabled: tab === 'received' });
  return tab === 'sent' ? sent : received;
}

export interface RecordsScreenProps {
  edition: Edition;
  list: ApiList<PacketData>;
  filter: RecordFilter;
  onFilter: (filter: RecordFilter) => void;
  /** Sums by year or month, where the edition has them. */
  totals?: readonly PacketTotalsData[];
  /** Groups by month, and filters by state. */
  isGrouped?: boolean;
}

/** Packets that the person sent and opened. */
export function RecordsScreen({ edition, list, filter, onFilter, totals, isGrouped }: RecordsScreenProps) {
  const { tab } = filter;
  const shown = totals?.find(({ span }) => span === filter.span);
  return (
    <>
      <Tabs
        stretch
        label={t`红包记录`}
        items={[
          { key: 'received', text: t`我收到的` },
          { key: 'sent', text: t`我发出的` },
        ]}
        activeKey={tab}
        onChange={(key) => onFilter({ ...filter, tab: key as RecordTab })}
      />
      <div className={styles.top} />
      {totals && <Filters {...{ filter, onFilter, totals, isGrouped }} />}
      {totals && <Totals tab={tab} totals={shown ? [shown] : totals} />}
      <Section>
        {groupsOf(list.items).map(({ key, items, from }) => (
          <div key={key} className={styles.rows}>
            {items.map((packet, index) => (
              <Record
                key={packet.packetId}
                {...{ packet, edition, tab }}
                month={isGrouped ? monthTurn(list.items, from + index, tab) : null}
              />
            ))}
          </div>
        ))}
      </Section>
      {list.items.length === 0 && list.state.loading ? (
        <Skeleton variant="row" count={4} />
      ) : (
        <ListFooter
          list={list}
          empty={
            <EmptyState
              type="packet"
              title={t`暂无红包记录`}
              btnText={t`去发红包`}
              onAction={() => openEntry(edition)}
            />
          }
        />
      )}
    </>
  );
}

const dayOf = (packet: PacketData, tab: RecordTab): number =>
  tab === 'sent' ? packet.createdAt : (packet.own?.at ?? packet.createdAt);

/** The month that begins with a row; null where it goes on. */
function monthTurn(items: readonly PacketData[], index: number, tab: RecordTab): string | null {
  const monthAt = (at: number): string | null => {
    const packet = items[at];
    return packet ? formatInstant(dayOf(packet, tab), 'YYYY-MM') : null;
  };
  const month = monthAt(index);
  return month === monthAt(index - 1) ? null : month;
}

interface RecordProps {
  packet: PacketData;
  edition: Edition;
  tab: RecordTab;
  month: string | null;
}

/** A row, under the name of its month where that begins. */
function Record({ packet, edition, tab, month }: RecordProps) {
  return (
    <>
      {month && (
        <Text size="small" tone="secondary" heading={2} className={styles.month}>
          {spanName(month)}
        </Text>
      )}
      {tab === 'sent' ? (
        <SentRow packet={packet} edition={edition} />
      ) : (
        <ReceivedRow
          packet={packet}
          onOpen={() => openDetail(edition, packet.packetId)}
          action={edition === 'new' && packet.slug === 'points-packet' && !packet.isOwn && <Thanks packet={packet} />}
        />
      )}
    </>
  );
}

/** Says thanks, once. */
function Thanks({ packet: { packetId, own, sender } }: { packet: PacketData }) {
  const thanks = useApiMutation('POST /api/mpmkt/v1/campaign/packet/thanks', {
    onSuccess: (packet) => {
      showPacket(packet);
      toast(t`谢谢已送达`);
    },
  });
  const isDone = own?.isThanked === true;
  return (
    <Button
      size="small"
      variant="secondary"
      disabled={isDone}
      loading={thanks.isPending}
      label={t`谢谢 ${sender?.nickname ?? ''}`}
      onClick={() => thanks.mutate({ packetId })}
    >
      {isDone ? t`已谢谢` : t`谢谢`}
    </Button>
  );
}

type FiltersProps = Pick<RecordsScreenProps, 'filter' | 'onFilter' | 'isGrouped'> & {
  totals: readonly PacketTotalsData[];
};

/** Year or month, and the state of sent packets. */
function Filters({ filter, onFilter, totals, isGrouped }: FiltersProps) {
  const spans = [{ key: '', text: t`全部时间` }, ...totals.map(({ span }) => ({ key: span, text: spanName(span) }))];
  const states = [
    { key: '' as const, text: t`全部` },
    { key: 'running' as const, text: t`领取中` },
    { key: 'empty' as const, text: t`已领完` },
    { key: 'expired' as const, text: t`已退回` },
  ];
  return (
    <div className={styles.filters}>
      <Select
        label={isGrouped ? t`月份` : t`年份`}
        options={spans}
        value={filter.span}
        onChange={(span) => onFilter({ ...filter, span })}
      />
      {isGrouped && filter.tab === 'sent' && (
        <SegmentedControl
          label={t`红包状态`}
          items={states}
          value={filter.state}
          onChange={(state) => onFilter({ ...filter, state })}
        />
      )}
    </div>
  );
}

/** Sums of a span, or of all of them. */
function Totals({ tab, totals }: { tab: RecordTab; totals: readonly PacketTotalsData[] }) {
  const sum = (key: Exclude<keyof PacketTotalsData, 'span'>) =>
    withCommas(totals.reduce((all, each) => all + each[key], 0));
  return (
    <Section>
      <div className={styles.sums}>
        {tab === 'received' ? (
          <>
            <Sum label={t`收到积分`} value={sum('received')} />
            <Sum label={t`收到个数`} value={sum('receivedCount')} />
            <Sum label={t`手气最佳`} value={sum('luckiestCount')} />
          </>
        ) : (
          <>
            <Sum label={t`发出积分`} value={sum('sent')} />
            <Sum label={t`发出个数`} value={sum('sentCount')} />
            <Sum label={t`退回积分`} value={sum('returned')} />
          </>
        )}
      </div>
    </Section>
  );
}
