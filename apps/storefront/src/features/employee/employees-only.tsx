import { t } from '@lingui/core/macro';
import { relaunch } from '@/navigation';
import { EmptyState } from '@/ui';

/** Instead of a campaign's page, for somebody who is no employee. */
export function EmployeesOnly({ title }: { title?: string }) {
  return (
    <EmptyState
      type="permission"
      title={title ?? t`仅限内部员工参与`}
      desc={t`请使用已认证的员工账号登录`}
      btnText={t`返回首页`}
      onAction={() => relaunch('/')}
    />
  );
}
