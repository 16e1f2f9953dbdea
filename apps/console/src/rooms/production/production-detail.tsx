import type { ReplyOf } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { Alert, Card, Empty, Skeleton, Timeline } from 'antd';
import { useCall } from '../../api/use-call';
import { FailedState } from '../../frame/states';
import { nodeWords } from '../../texts/car-words';
import { useTexts } from '../../texts/texts';
import { useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { daysOf, momentOr } from '../../ui/moments';
import { OrderLink } from '../../ui/order-link';
import { StateTag } from '../../ui/state-tag';
import { useProductionActions } from './production-actions';

export type ProductionDetailData = ReplyOf<'GET /api/mporder/v1/staff/production/order'>;

/** An order in production or on its way: plan, place, and the next step. */
export function ProductionDetail({ id }: { id: string }) {
  const order = useCall('GET /api/mporder/v1/staff/production/order', { orderNo: id });
  if (order.isPending) return <Skeleton active paragraph={{ rows: 10 }} />;
  if (order.isError) return <FailedState error={order.error} retry={() => void order.refetch()} />;
  return (
    <DetailPage>
      <Head order={order.data} />
      <Way order={order.data} />
    </DetailPage>
  );
}

function Head({ order }: { order: ProductionDetailData }) {
  const { t } = useTexts();
  const { buttons, dialog } = useActions(useProductionActions());
  const { arrival, delay, position } = order;
  return (
    <>
      <DetailHead
        title={order.orderNo}
        tags={<StateTag state={order.state} />}
        buttons={buttons(order)}
        facts={[
          fact(t('order'), <OrderLink orderNo={order.orderNo} />),
          fact(t('model'), `${order.modelName} ${order.versionName}`),
          fact(t('buyer'), order.buyerName),
          fact(t('store'), order.storeName ?? order.cityName),
          fact(t('plannedWeek'), order.plannedWeekAt === null ? '–' : formatDate(order.plannedWeekAt)),
          fact(t('expectedArrival'), arrival ? daysOf(arrival) : '–'),
          fact(t('vin'), order.vin ?? '–'),
          fact(t('carrier'), order.carrier ? `${order.carrier} ${order.waybillNo ?? ''}` : '–'),
          fact(t('position'), position ? `${position.city} ${momentOr(position.at)}` : '–'),
        ]}
      >
        {delay ? <Alert type="warning" showIcon title={`${t('delayReason')}：${delay.reason}`} /> : null}
      </DetailHead>
      {dialog}
    </>
  );
}

function Way({ order: { steps } }: { order: ProductionDetailData }) {
  const { t, say } = useTexts();
  return (
    <Card title={t('way')}>
      {steps.length === 0 ? <Empty description={t('noWay')} /> : null}
      <Timeline
        items={steps.map(({ node, city, at, expectedAt, isDone }, place) => ({
          key: place,
          color: isDone ? 'green' : 'gray',
          content: (
            <div>
              <b>{say(nodeWords[node])}</b> {city}
              <div>
                {at !== null
                  ? momentOr(at)
                  : expectedAt !== null
                    ? t('expectedAt', { at: formatDate(expectedAt) })
                    : ''}
              </div>
            </div>
          ),
        }))}
      />
    </Card>
  );
}
