import { formatYuan } from '@voltfront/rules/money';
import { call } from '../../api/call';
import { useTexts } from '../../texts/texts';
import type { Action } from '../../ui/actions';
import type { Refund } from './refund-detail';

/** What finance decides about a refund; the server says who may what, since nobody approves twice. */
export function useRefundActions(refund: Refund): Action<Refund>[] {
  const { t } = useTexts();
  const amount = formatYuan(refund.amountFen);
  const isFirst = refund.needsTwo && refund.approvals.length === 0;
  return [
    {
      key: 'approve',
      label: t('approve'),
      hint: t(isFirst ? 'approveFirstHint' : 'approveHint', { amount }),
      isMain: true,
      needs: 'refunds.change',
      isFor: ({ actions }) => actions.includes('approve'),
      run: ({ refundNo, amountFen }, { reason }) =>
        call('POST /api/mporder/v1/staff/refund/approve', { body: { refundNo, amountFen }, reason }),
    },
    {
      key: 'reject',
      label: t('reject'),
      hint: t('rejectHint'),
      isDanger: true,
      needs: 'refunds.change',
      isFor: ({ actions }) => actions.includes('reject'),
      run: ({ refundNo }, { reason }) =>
        call('POST /api/mporder/v1/staff/refund/reject', { body: { refundNo, reason }, reason }),
    },
  ];
}
