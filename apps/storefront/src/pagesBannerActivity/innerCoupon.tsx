import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { EmployeesOnly } from '@/features/employee/employees-only';
import { QUOTA } from '@/features/quota/quota-keys';
import { QuotaScreen } from '@/features/quota/quota-screen';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/innerCoupon';

/** 员工内购券: an employee's quota of this year. */
export default function InnerCouponPage() {
  const { id: slug = 'inner-coupon' } = useParams(ROUTE);
  const quota = useQuery(apiQuery(QUOTA, { slug }));
  const { data } = quota;
  return (
    <Page route={ROUTE} subject={campaignSubject} queries={[quota]} skeleton={<Skeleton variant="detail" />}>
      {() => data && (data.own ? <QuotaScreen quota={data} own={data.own} /> : <EmployeesOnly title={t`暂无权限`} />)}
    </Page>
  );
}
