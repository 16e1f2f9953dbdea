import { t } from '@lingui/core/macro';
import { NOT_FOUND } from '@voltfront/contract/error-codes';
import { hasCode } from '@/api';
import { redirect } from '@/navigation';
import type { PageQuery } from '@/page';
import { EmptyState } from '@/ui';

/** Whether the order of a page belongs to somebody else or does not exist. */
export const isOrderMissing = (orderNo: string, query: Pick<PageQuery, 'data' | 'error'>): boolean =>
  orderNo === '' || (query.data === undefined && hasCode(query.error, NOT_FOUND));

/** 订单不存在, with the way to one's own orders. */
export function MissingOrder() {
  return (
    <EmptyState
      type="order"
      title={t`订单不存在`}
      desc={t`请核对订单，或在我的订单中查看`}
      btnText={t`查看我的订单`}
      onAction={() => redirect('/pagesOrder/order/index', {})}
    />
  );
}
