import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, serverNow } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { EmployeesOnly } from '@/features/employee/employees-only';
import { BOARD } from '@/features/employee/staff-keys';
import type { StaffState } from '@/features/employee/staff-records';
import { StaffRecords, useStaffFriends } from '@/features/employee/staff-records';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/springEmp/recordList';

/** 我的邀约: an ambassador's customers and what they brought. */
export default function SpringEmpRecordsPage() {
  const { id: slug = 'spring-staff' } = useParams(ROUTE);
  const [filter, setFilter] = useState<{ state: StaffState; month: string }>({ state: 'all', month: '' });
  const board = useQuery(apiQuery(BOARD, { slug }));
  const own = board.data?.own ?? null;
  const friends = useStaffFriends(slug, filter, own !== null);
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[board]}
      onRefresh={() => Promise.all([board.refetch(), friends.refresh()])}
      onReachBottom={friends.loadMore}
      skeleton={<Skeleton variant="card" count={3} />}
    >
      {() =>
        own ? (
          <StaffRecords
            slug={slug}
            points={own.points}
            friends={friends}
            filter={filter}
            onFilter={setFilter}
            emptyText={t`还没有邀约记录`}
            now={serverNow()}
            onInvite={() => navigate('/pagesBannerActivity/springEmp/index', { id: slug })}
          />
        ) : (
          <EmployeesOnly />
        )
      }
    </Page>
  );
}
