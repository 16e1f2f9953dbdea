import type { ReplyOf } from '@voltfront/contract';
import { may } from '@voltfront/contract/permissions';
import { formatDateTime } from '@voltfront/rules/format/date';
import { formatYuan } from '@voltfront/rules/money';
import { Avatar, Card, Descriptions, Empty, Skeleton, Table, Tag, Timeline } from 'antd';
import { useCall } from '../../api/use-call';
import { Link } from '../../app/link';
import { useSelf } from '../../frame/self';
import { FailedState } from '../../frame/states';
import { actionWords, kindWords } from '../../texts/domain';
import { methodWords, paymentWords } from '../../texts/money-words';
import { useTexts } from '../../texts/texts';
import { DetailHead, DetailPage } from '../../ui/detail';
import { StateTag } from '../../ui/state-tag';
import { WordTag } from '../../ui/word-tag';
import { FinalAccount } from './final-account';
import styles from './orders.module.css';
import { PhoneView } from './phone-view';
import { Related } from './related';

export type StaffOrderData = ReplyOf<'GET /api/mporder/v1/staff/order'>;

/** An order: what it is, who bought it, money, history, and beside it what its customer sees. */
export function OrderDetail({ id }: { id: string }) {
  const order = useCall('GET /api/mporder/v1/staff/order', { orderNo: id });
  if (order.isPending) return <Skeleton active paragraph={{ rows: 12 }} />;
  if (order.isError) return <FailedState error={order.error} retry={() => void order.refetch()} />;
  return (
    <div className={styles.detail}>
      <DetailPage>
        <Summary order={order.data} />
        <Related orderNo={order.data.view.orderNo} state={order.data.view.state} />
        <Money order={order.data} />
        {order.data.view.kind === 'blind' ? null : <FinalAccount orderNo={order.data.view.orderNo} />}
        <History order={order.data} />
      </DetailPage>
      <PhoneView view={order.data.view} />
    </div>
  );
}

function Summary({ order: { view, customer, isMasked } }: { order: StaffOrderData }) {
  const { t, say } = useTexts();
  const maySeeCustomers = may(useSelf(), 'customers.see');
  return (
    <DetailHead
      title={view.orderNo}
      tags={
        <>
          <StateTag state={view.state} />
          <Tag>{say(kindWords[view.kind])}</Tag>
          {isMasked ? <Tag>{t('maskedNote')}</Tag> : null}
        </>
      }
      columns={2}
      facts={[
        { key: 'model', label: t('model'), children: `${view.modelName} ${view.versionName}` },
        { key: 'at', label: t('orderedAt'), children: formatDateTime(view.createdAt) },
        {
          key: 'customer',
          label: t('customer'),
          children: (
            <span className={styles.person}>
              <Avatar size={20} src={`${customer.avatar}${customer.avatar.includes('?') ? '&' : '?'}w=64`} />
              {maySeeCustomers ? (
                <Link to={`/customers/${customer.accountId}`}>{customer.nickname}</Link>
              ) : (
                customer.nickname
              )}{' '}
              {customer.maskedMobile}
            </span>
          ),
        },
        { key: 'buyer', label: t('buyer'), children: `${view.buyer.name} ${view.buyer.maskedMobile}` },
        { key: 'number', label: t('idNumber'), children: view.buyer.maskedNumber || '–' },
        { key: 'store', label: t('store'), children: view.store?.name ?? view.city.cityName },
        { key: 'adviser', label: t('adviser'), children: view.adviser?.name ?? '–' },
        {
          key: 'may',
          label: t('customerMay'),
          children: view.actions.map((action) => say(actionWords[action])).join(' · ') || t('nothingToDo'),
        },
        ...(view.refundRejection
          ? [{ key: 'rejected', label: t('refundRejected'), children: view.refundRejection, span: 2 }]
          : []),
      ]}
    />
  );
}

const METHODS: Readonly<Record<string, readonly [string, string]>> = methodWords;
const STATES: Readonly<Record<string, (typeof paymentWords)['paid']>> = paymentWords;

function Money({ order: { view } }: { order: StaffOrderData }) {
  const { t, say } = useTexts();
  const maySeePayments = may(useSelf(), 'payments.see');
  return (
    <Card title={t('payments')}>
      <Descriptions
        column={3}
        items={[
          { key: 'total', label: t('total'), children: <b className="tabular">{formatYuan(view.totalFen)}</b> },
          { key: 'paid', label: t('paid'), children: <b className="tabular">{formatYuan(view.paidFen)}</b> },
          { key: 'due', label: t('due'), children: <b className="tabular">{formatYuan(view.dueFen)}</b> },
        ]}
      />
      <Table
        size="small"
        pagination={false}
        rowKey="paymentNo"
        dataSource={view.payments}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noPayments')} /> }}
        columns={[
          {
            title: t('paymentNo'),
            dataIndex: 'paymentNo',
            render: (no: string) => (maySeePayments ? <Link to={`/payments/${no}`}>{no}</Link> : no),
          },
          { title: t('method'), dataIndex: 'method', render: (method: string) => say(METHODS[method]) || method },
          {
            title: t('state'),
            dataIndex: 'state',
            render: (state: string) => <WordTag of={STATES[state] ?? [state, state, 'over']} />,
          },
          { title: t('amount'), dataIndex: 'amountFen', align: 'right', render: (fen: number) => formatYuan(fen) },
          {
            title: t('paidAt'),
            dataIndex: 'paidAt',
            render: (at: number | null) => (at === null ? '–' : formatDateTime(at)),
          },
        ]}
      />
    </Card>
  );
}

function History({ order: { history } }: { order: StaffOrderData }) {
  const { t } = useTexts();
  return (
    <Card title={t('history')}>
      <Timeline
        items={history.map(({ title, note, who, at }, i) => ({
          color: i === 0 ? 'blue' : 'gray',
          content: (
            <div>
              <b>{title}</b> <span className={styles.quiet}>{t(`who_${who}`)}</span>
              <div className={styles.quiet}>
                {formatDateTime(at)} {note}
              </div>
            </div>
          ),
        }))}
      />
    </Card>
  );
}
