import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@/api';
import { back } from '@/navigation';
import { EmptyState } from '@/ui';
import { OrderText } from './order-text';

/** Rules or benefits of an order; a withdrawn text says so. */
export function RulesText({ text, orderNo }: { text: ReplyOf<'GET /api/mporder/v1/order/text'>; orderNo: string }) {
  const { title, version, publishedAt, blocks, isWithdrawn } = text;
  if (isWithdrawn)
    return (
      <EmptyState
        type="order"
        title={t`${title}已撤回`}
        desc={t`该说明不再有效，请以最新通知为准`}
        btnText={t`返回`}
        onAction={() => back()}
      />
    );
  return <OrderText title={title} version={version} at={publishedAt} blocks={blocks} orderNo={orderNo} />;
}
