import { t } from '@lingui/core/macro';
import { relaunch } from '@/navigation';
import { EmptyState } from '@/ui';

/** Unknown, expired and withdrawn links look alike. */
export function LinkEnded() {
  return (
    <EmptyState
      type="ended"
      title={t`链接已失效`}
      desc={t`链接已过期或被收回，可请分享的人重新发送`}
      btnText={t`返回首页`}
      onAction={() => relaunch('/')}
    />
  );
}
