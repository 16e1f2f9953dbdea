import type { ReplyOf } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { weekStartMs } from '@voltfront/rules/order/transport';
import { DAY_MS } from '@voltfront/rules/time';
import { Card, DatePicker, Empty, Select, Table, Tag } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useCall } from '../../api/use-call';
import { useOrderChoices } from '../../api/use-order-choices';
import { Link } from '../../app/link';
import { FailedState } from '../../frame/states';
import { useTexts } from '../../texts/texts';
import { sayWeek, startOfDay } from '../../ui/moments';
import styles from '../../ui/ui.module.css';

type Cell = ReplyOf<'GET /api/mporder/v1/staff/production/deliveries'>['items'][number];
const WEEK_MS = 7 * DAY_MS;
const SPANS = [4, 8, 12];

const sumOf = (cells: readonly Cell[]) => ({
  planned: cells.reduce((sum, { planned }) => sum + planned, 0),
  arrived: cells.reduce((sum, { arrived }) => sum + arrived, 0),
  delayed: cells.reduce((sum, { delayed }) => sum + delayed, 0),
});

/** Cars that stores expect, week by week. */
export function Deliveries() {
  const { t } = useTexts();
  const [from, setFrom] = useState(() => dayjs());
  const [weeks, setWeeks] = useState(8);
  const [storeId, setStoreId] = useState<string>();
  const start = weekStartMs(startOfDay(from));
  const query = { from: start, weeks, ...(storeId ? { storeId } : {}) };
  const plan = useCall('GET /api/mporder/v1/staff/production/deliveries', query, { isPaged: true });
  const choices = useOrderChoices();
  if (plan.isError) return <FailedState error={plan.error} retry={() => void plan.refetch()} />;
  const items = plan.data?.items ?? [];
  const stores = [...new Map(items.map((cell) => [cell.storeId, cell.storeName]))];
  const mondays = Array.from({ length: weeks }, (_, place) => start + place * WEEK_MS);
  return (
    <Card styles={{ body: { padding: 0 } }}>
      <div className={styles.bar}>
        <div className={styles.filters}>
          <DatePicker
            picker="week"
            format={sayWeek}
            allowClear={false}
            aria-label={t('fromWeek')}
            value={from}
            onChange={(day) => day && setFrom(day)}
          />
          <Select
            value={weeks}
            onChange={setWeeks}
            options={SPANS.map((n) => ({ value: n, label: t('weeksShown', { n }) }))}
          />
          <Select
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            className={styles.wide ?? ''}
            placeholder={t('store')}
            value={storeId ?? null}
            options={choices.stores}
            onChange={(chosen: string | null | undefined) => setStoreId(chosen ?? undefined)}
          />
        </div>
      </div>
      <Table
        size="middle"
        pagination={false}
        loading={plan.isPending || plan.isPlaceholderData}
        rowKey="id"
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: <Empty description={t('noDeliveries')} /> }}
        dataSource={stores.map(([id, name]) => ({ id, name }))}
        columns={[
          {
            title: t('store'),
            key: 'store',
            fixed: 'left' as const,
            render: (_, { id, name }) => <Link to={`/production?storeId=${id}`}>{name}</Link>,
          },
          ...mondays.map((monday) => ({
            title: `${formatInstant(monday, 'MM-DD')} ${t('week')}`,
            key: monday,
            render: (_: unknown, { id }: { id: string }) => (
              <Counts of={sumOf(items.filter((cell) => cell.storeId === id && cell.weekAt === monday))} />
            ),
          })),
          {
            title: t('allStores'),
            key: 'sum',
            render: (_, { id }) => <Counts of={sumOf(items.filter((cell) => cell.storeId === id))} />,
          },
        ]}
      />
    </Card>
  );
}

function Counts({ of: { planned, arrived, delayed } }: { of: ReturnType<typeof sumOf> }) {
  const { t } = useTexts();
  if (planned + arrived + delayed === 0) return <span className={styles.quiet}>–</span>;
  return (
    <>
      {planned > 0 ? <Tag color="blue">{`${t('plannedCars')} ${planned}`}</Tag> : null}
      {arrived > 0 ? <Tag color="green">{`${t('arrivedCars')} ${arrived}`}</Tag> : null}
      {delayed > 0 ? <Tag color="red">{`${t('delayedCars')} ${delayed}`}</Tag> : null}
    </>
  );
}
