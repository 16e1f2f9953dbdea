import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { AccountCells, CancellationCell } from '@/features/account/manage/account-cells';
import { BindingCells } from '@/features/account/manage/binding-cells';
import { SessionCells } from '@/features/account/manage/session-cells';
import { Page } from '@/page';

/** 账号管理: phone, bound platforms, logins, and the way to the cancellation. */
export default function AccountManagePage() {
  const managed = useQuery(apiQuery('GET /api/mpaccount/v1/account/manage'));
  const profile = useQuery(apiQuery('GET /api/mpaccount/v1/profile'));
  return (
    <Page route="/pagesMine/accountManage" queries={[managed, profile]}>
      {() =>
        managed.data &&
        profile.data && (
          <>
            <AccountCells managed={managed.data} memberNo={profile.data.memberNo} />
            <BindingCells bindings={managed.data.bindings} />
            <SessionCells sessions={managed.data.sessions} />
            <CancellationCell />
          </>
        )
      }
    </Page>
  );
}
