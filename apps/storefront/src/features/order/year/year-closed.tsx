import { t } from '@lingui/core/macro';
import type { YearOfferData } from '@voltfront/contract';
import { redirect } from '@/navigation';
import { ChangeClosed } from '../change/change-closed';
import { closedText } from './year-words';

/** Why an order cannot go to the new year any more: closed, locked, changed already. */
export function YearClosed({ offer }: { offer: YearOfferData }) {
  const { orderNo } = offer.order;
  const reason = closedText(offer) ?? '';
  if (offer.state === 'changed') {
    return (
      <ChangeClosed
        title={t`已换新款`}
        reason={reason}
        btnText={t`查看变更协议`}
        onAction={() => redirect('/pagesDetail/yearlyChangeProtocal', { orderNo })}
      />
    );
  }
  const title = offer.state === 'locked' ? t`订单已锁定` : offer.state === 'upcoming' ? t`尚未开始` : t`变更已关闭`;
  return <ChangeClosed title={title} reason={reason} />;
}
