import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, serverNow } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { EmployeesOnly } from '@/features/employee/employees-only';
import { type CustomerFilter, CustomerRecords, useCustomers } from '@/features/partner/customer-records';
import { DESK } from '@/features/partner/partner-keys';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/inviteDriveForB/recordList';

/** 客户记录: a partner's customers and how long they belong to the partner. */
export default function InviteDriveForBRecordsPage() {
  const { id: slug = 'partner-drive' } = useParams(ROUTE);
  const [filter, setFilter] = useState<CustomerFilter>({ state: 'registered', month: '', tail: '' });
  const desk = useQuery(apiQuery(DESK, { slug }));
  const isPartner = Boolean(desk.data?.own);
  const customers = useCustomers(slug, filter, isPartner);
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[desk]}
      onRefresh={() => Promise.all([desk.refetch(), customers.refresh()])}
      onReachBottom={customers.loadMore}
      skeleton={<Skeleton variant="card" count={3} />}
    >
      {() =>
        isPartner ? (
          <CustomerRecords slug={slug} customers={customers} filter={filter} onFilter={setFilter} now={serverNow()} />
        ) : (
          <EmployeesOnly title={t`暂无权限`} desc={t`请使用合作伙伴账号登录`} />
        )
      }
    </Page>
  );
}
