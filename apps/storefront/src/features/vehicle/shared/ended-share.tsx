import { t } from '@lingui/core/macro';
import type { SharedCardData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { EmptyState } from '@/ui';

/** A share that can no longer be opened, and why. */
export function EndedShare({ card }: { card: SharedCardData }) {
  const isWithdrawn = card.state === 'withdrawn';
  return (
    <EmptyState
      title={isWithdrawn ? t`分享已撤回` : t`链接已过期`}
      desc={isWithdrawn ? t`好友撤回了这份配置` : t`配置分享 30 天内有效，可请好友重新分享`}
      btnText={t`定制我的车`}
      onAction={() => navigate('/pagesDetail/carModel')}
    />
  );
}
