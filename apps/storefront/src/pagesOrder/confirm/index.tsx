import { t } from '@lingui/core/macro';
import { ConfirmScreen } from '@/features/order/confirm/confirm-screen';
import { useConfirmStart } from '@/features/order/confirm/use-confirm-start';
import { switchTab, useParams } from '@/navigation';
import { Page } from '@/page';
import { router } from '@/platform/router';
import { EmptyState, Skeleton } from '@/ui';

const ROUTE = '/pagesOrder/confirm/index';

/** Writes the draft into the address, so that a reload finds what was entered. Not while another page is in front. */
function keepDraftId(draftId: string): void {
  const page = router.pages().at(-1);
  if (page?.path === ROUTE) router.setQuery({ ...page.query, draftId });
}

/** 确认订单 */
export default function ConfirmPage() {
  const { start, queries } = useConfirmStart(useParams(ROUTE));
  return (
    <Page route={ROUTE} queries={queries} skeleton={<Skeleton variant="detail" count={2} />}>
      {() =>
        start ? (
          <ConfirmScreen start={start} onDraftId={keepDraftId} />
        ) : (
          <EmptyState
            type="order"
            title={t`还没有选定车型`}
            desc={t`选好版本与配置后再来确认订单`}
            btnText={t`去选车`}
            onAction={() => switchTab('/pages/car/index')}
          />
        )
      }
    </Page>
  );
}
