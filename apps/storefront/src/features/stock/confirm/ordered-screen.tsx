import { t } from '@lingui/core/macro';
import { redirect } from '@/navigation';
import { EmptyState } from '@/ui';

/** The customer has ordered this car already. */
export function OrderedScreen({ orderNo }: { orderNo: string }) {
  return (
    <EmptyState
      type="order"
      title={t`您已订购这台车`}
      desc={t`可在订单中查看进度`}
      btnText={t`查看订单`}
      onAction={() => redirect('/pagesOrder/car/detail', { orderNo })}
    />
  );
}
