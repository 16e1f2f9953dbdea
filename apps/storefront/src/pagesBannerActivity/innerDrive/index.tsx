import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { CodeScreen, codeContent } from '@/features/employee/code-screen';
import { EmployeesOnly } from '@/features/employee/employees-only';
import { CODE } from '@/features/employee/staff-keys';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/innerDrive/index';

/** 员工邀约试驾: an employee's fixed code and what it brought. */
export default function InnerDrivePage() {
  const { id: slug = 'inner-drive' } = useParams(ROUTE);
  const code = useQuery(apiQuery(CODE, { slug }));
  const { data } = code;
  const own = data?.own;
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[code]}
      hasBottomBar={Boolean(own)}
      skeleton={<Skeleton variant="detail" />}
      {...(data && own && { share: () => codeContent(data.campaign, own.code) })}
    >
      {() =>
        data &&
        (own ? (
          <CodeScreen campaign={data.campaign} own={own} />
        ) : (
          <EmployeesOnly title={t`暂无权限，仅限内部员工使用`} />
        ))
      }
    </Page>
  );
}
