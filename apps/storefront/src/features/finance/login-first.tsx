import { t } from '@lingui/core/macro';
import { goToLogin, type RoutePath } from '@/navigation';
import { Page } from '@/page';
import { EmptyState } from '@/ui';

/** A page about an order, opened by a visitor: it opens again after the login. */
export function LoginFirst({ route }: { route: RoutePath }) {
  return (
    <Page route={route}>
      <EmptyState
        type="permission"
        title={t`登录后查看`}
        desc={t`该页面与您的订单有关，请先登录`}
        btnText={t`去登录`}
        onAction={() => goToLogin()}
      />
    </Page>
  );
}
