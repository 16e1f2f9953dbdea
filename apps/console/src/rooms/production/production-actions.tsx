import { weekStartMs } from '@voltfront/rules/order/transport';
import { DatePicker, Form, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { call } from '../../api/call';
import { useTexts } from '../../texts/texts';
import type { Action } from '../../ui/actions';
import { dayOf, endOfDay, sayWeek, startOfDay } from '../../ui/moments';
import { CityField } from './city-field';
import type { ProductionDetailData } from './production-detail';

type Order = ProductionDetailData;
type Arrival = [Dayjs, Dayjs];

const isIn =
  (...states: Order['state'][]) =>
  ({ state }: Order) =>
    states.includes(state);
const hasLeftLine = ({ steps }: Order) => steps.some(({ node, isDone }) => node === 'offLine' && isDone);

/** What production and transport do next with an order, by its state. */
export function useProductionActions(): Action<Order>[] {
  const { t } = useTexts();
  const wanted = [{ required: true, message: t('wanted') }];
  const needs = 'production.change' as const;
  return [
    {
      key: 'start',
      label: t('start'),
      hint: t('startHint'),
      isMain: true,
      needs,
      isFor: isIn('locked'),
      run: ({ orderNo }, { reason }) =>
        call('POST /api/mporder/v1/staff/production/start', { body: { orderNo }, reason }),
    },
    {
      key: 'plan',
      label: t('plan'),
      hint: t('planHint'),
      needs,
      isFor: isIn('locked'),
      initial: ({ plannedWeekAt }) => ({ week: dayOf(plannedWeekAt ?? Date.now()) }),
      fields: () => (
        <Form.Item name="week" label={t('plannedWeek')} rules={wanted}>
          <DatePicker
            picker="week"
            format={sayWeek}
            allowClear={false}
            disabledDate={(day) => day.isBefore(dayjs(), 'week')}
          />
        </Form.Item>
      ),
      run: ({ orderNo }, { fields, reason }) => {
        const plannedWeekAt = weekStartMs(startOfDay(fields.week as Dayjs));
        return call('POST /api/mporder/v1/staff/production/plan', { body: { orderNo, plannedWeekAt }, reason });
      },
    },
    {
      key: 'ship',
      label: t('ship'),
      hint: t('shipHint'),
      isMain: true,
      needs,
      isFor: isIn('inProduction'),
      run: ({ orderNo }, { reason }) =>
        call('POST /api/mporder/v1/staff/production/ship', { body: { orderNo }, reason }),
    },
    {
      key: 'offLine',
      label: t('offLine'),
      needs,
      isFor: (order) => order.state === 'inProduction' && !hasLeftLine(order),
      run: ({ orderNo }, { reason }) =>
        call('POST /api/mporder/v1/staff/production/node', { body: { node: 'offLine', orderNo }, reason }),
    },
    {
      key: 'arrive',
      label: t('arrive'),
      hint: t('arriveHint'),
      isMain: true,
      needs,
      isFor: isIn('inTransit'),
      run: ({ orderNo }, { reason }) =>
        call('POST /api/mporder/v1/staff/production/arrive', { body: { orderNo }, reason }),
    },
    {
      key: 'transit',
      label: t('transit'),
      needs,
      isFor: isIn('inTransit'),
      fields: () => <CityField name="cityCode" label={t('transitCity')} />,
      run: ({ orderNo }, { fields, reason }) => {
        const cityCode = String(fields.cityCode);
        return call('POST /api/mporder/v1/staff/production/node', {
          body: { node: 'transit', orderNo, cityCode },
          reason,
        });
      },
    },
    {
      key: 'delay',
      label: t('setDelay'),
      hint: t('setDelayHint'),
      needs,
      isFor: isIn('locked', 'inProduction', 'inTransit'),
      initial: ({ arrival, delay }) => ({
        days: arrival ? [dayOf(arrival.fromAt), dayOf(arrival.toAt)] : undefined,
        said: delay?.reason ?? '',
      }),
      fields: () => (
        <>
          <Form.Item name="days" label={t('arrivalSpan')} rules={wanted}>
            <DatePicker.RangePicker disabledDate={(day) => day.isBefore(dayjs(), 'day')} />
          </Form.Item>
          <Form.Item name="said" label={t('delayForCustomer')}>
            <Input maxLength={120} showCount />
          </Form.Item>
        </>
      ),
      run: ({ orderNo }, { fields, reason: why }) => {
        const [from, to] = fields.days as Arrival;
        const arrival = { fromAt: startOfDay(from), toAt: endOfDay(to) };
        const reason = String(fields.said ?? '').trim();
        return call('POST /api/mporder/v1/staff/production/delay', { body: { orderNo, reason, arrival }, reason: why });
      },
    },
  ];
}
