import { t } from '@lingui/core/macro';
import { relaunch } from '@/navigation';
import { EmptyState } from '@/ui';

/** Instead of a campaign's page, for somebody who is no employee; with words of its own for somebody who is no partner. */
export function EmployeesOnly({ title, desc }: { title?: string; desc?: string }) {
  return (
    <EmptyState
      type="permission"
      title={title ?? t`仅限内部员工参与`}
      desc={desc ?? t`请使用已认证的员工账号登录`}
      btnText={t`返回首页`}
      onAction={() => relaunch('/')}
    />
  );
}
