import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { BoardScreen } from '@/features/employee/board-screen';
import { codeContent } from '@/features/employee/code-screen';
import { EmployeesOnly } from '@/features/employee/employees-only';
import { BOARD } from '@/features/employee/staff-keys';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/springEmp/index';
const LANDING = '/pagesBannerActivity/springEmp/share';

/** 春季员工大使: target, ranking and the own poster. */
export default function SpringEmpPage() {
  const { id: slug = 'spring-staff' } = useParams(ROUTE);
  const board = useQuery(apiQuery(BOARD, { slug }));
  const { data } = board;
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[board]}
      hasBottomBar={Boolean(data?.own)}
      onReachBottom={() => undefined}
      skeleton={<Skeleton variant="detail" />}
      {...(data?.own && { share: () => codeContent(data.campaign, data.own?.code ?? '', LANDING) })}
    >
      {() =>
        data &&
        (data.own ? (
          <BoardScreen
            board={data}
            own={data.own}
            landing={LANDING}
            onRecords={() => navigate('/pagesBannerActivity/springEmp/recordList', { id: slug })}
            onRules={() => navigate('/pagesBannerActivity/springEmp/rule', { id: slug })}
          />
        ) : (
          <EmployeesOnly />
        ))
      }
    </Page>
  );
}
