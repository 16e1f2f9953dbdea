import { useQuery } from '@tanstack/react-query';
import { may } from '@voltfront/contract/permissions';
import { Avatar, Skeleton, Tabs, Tag } from 'antd';
import { Link } from '../../app/link';
import { useSelf } from '../../frame/self';
import { FailedState } from '../../frame/states';
import { useTexts } from '../../texts/texts';
import { useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { pictureAt } from '../../ui/picture';
import { Coupons } from './coupons';
import { useCustomerActions } from './customer-actions';
import { type Customer, customerQuery } from './find-customer';
import { PointsLedger } from './points-ledger';

/** A customer: who they are, what they hold, and what can be done for them. */
export function CustomerDetail({ id }: { id: string }) {
  const { t, language } = useTexts();
  const customer = useQuery(customerQuery(id, language));
  if (customer.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (customer.isError) return <FailedState error={customer.error} retry={() => void customer.refetch()} />;
  return (
    <DetailPage>
      <Head customer={customer.data} />
      <Tabs
        items={[
          { key: 'points', label: t('pointsLedger'), children: <PointsLedger accountId={id} /> },
          { key: 'coupons', label: t('coupons'), children: <Coupons accountId={id} /> },
        ]}
      />
    </DetailPage>
  );
}

function Head({ customer }: { customer: Customer }) {
  const { t } = useTexts();
  const maySeeOrders = may(useSelf(), 'orders.see');
  const { buttons, dialog } = useActions(useCustomerActions());
  const { balances, mobile } = customer;
  const isWhole = /^1\d{10}$/.test(mobile);
  return (
    <>
      <DetailHead
        title={customer.nickname}
        tags={
          <>
            <Avatar size={28} src={pictureAt(customer.avatar, 64)} />
            <Tag>{`${t('level')} ${customer.level}`}</Tag>
            {customer.isActive ? null : <Tag color="red">{t('inactive')}</Tag>}
          </>
        }
        buttons={customer.isActive ? buttons(customer) : null}
        columns={4}
        facts={[
          fact(t('phone'), mobile || '–'),
          fact(t('memberNo'), customer.memberNo || '–'),
          fact(t('byAccountId'), customer.accountId),
          fact(t('joinedAt'), momentOr(customer.joinedAt)),
          fact(t('points'), <b className="tabular">{balances.points}</b>),
          fact(t('growth'), <b className="tabular">{balances.growth}</b>),
          fact(t('kr'), <b className="tabular">{balances.kr}</b>),
          fact(t('coupons'), <b className="tabular">{balances.coupons}</b>),
          ...(maySeeOrders && isWhole
            ? [fact(t('orders'), <Link to={`/orders?search=${mobile}`}>{t('ordersOf')}</Link>)]
            : []),
        ]}
      />
      {dialog}
    </>
  );
}
