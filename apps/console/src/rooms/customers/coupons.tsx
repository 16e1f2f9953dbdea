import { call } from '../../api/call';
import { couponTabWords, couponWords } from '../../texts/people-words';
import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { OrderLink } from '../../ui/order-link';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';

const LIST = 'GET /api/mpintegral/v1/staff/coupons';
type Coupon = ItemOf<typeof LIST>;

/** Coupons of somebody, in the tabs of their card bag. */
export function Coupons({ accountId }: { accountId: string }) {
  const { t, say } = useTexts();
  const tabs = Object.entries(couponTabWords).map(([value, words]) => ({ value, label: say(words) }));
  return (
    <ResourceTable
      list={LIST}
      rowKey="couponId"
      fixed={{ accountId }}
      filters={[{ kind: 'choice', name: 'tab', label: t('couponTab'), preset: 'unused', options: tabs }]}
      columns={[
        { title: t('coupons'), dataIndex: 'title' },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: Coupon['state']) => <WordTag of={couponWords[state]} />,
        },
        { title: t('couponSource'), dataIndex: 'source' },
        {
          title: t('orderNo'),
          dataIndex: 'orderNo',
          render: (orderNo: string | null) => (orderNo ? <OrderLink orderNo={orderNo} /> : '–'),
        },
        { title: t('expiresOn'), dataIndex: 'expiresAt', render: momentOr },
        { title: t('movedAt'), dataIndex: 'movedAt', render: momentOr },
      ]}
      actions={[
        {
          key: 'takeBack',
          label: t('takeBack'),
          hint: t('takeBackHint'),
          isDanger: true,
          longest: 60,
          needs: 'customers.change',
          isFor: ({ canTakeBack }) => canTakeBack,
          run: ({ couponId }, { reason, idempotencyKey }) =>
            call('POST /api/mpintegral/v1/staff/coupons/takeBack', {
              body: { accountId, couponId, reason },
              reason,
              idempotencyKey,
            }),
        },
      ]}
    />
  );
}
