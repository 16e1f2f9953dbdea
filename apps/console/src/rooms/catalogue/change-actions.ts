import { isDiscount, needsApproval } from '@voltfront/rules/catalogue/change-moves';
import { formatDateTime } from '@voltfront/rules/format/date';
import { call } from '../../api/call';
import { useTexts } from '../../texts/texts';
import type { Action } from '../../ui/actions';
import type { ChangeData } from './change-detail';

/** What is decided about a change; the server says who may what, since nobody decides about their own. */
export function useChangeActions({ kind, startsAt }: ChangeData): Action<ChangeData>[] {
  const { t } = useTexts();
  const needs = 'catalogue.change' as const;
  const can = (action: ChangeData['actions'][number]) => (change: ChangeData) => change.actions.includes(action);
  return [
    {
      key: 'approve',
      label: t('approveChange'),
      hint: startsAt === null ? t('approveChangeHint') : t('approveLaterHint', { at: formatDateTime(startsAt) }),
      isMain: true,
      needs,
      isFor: can('approve'),
      run: ({ changeNo }, { reason }) =>
        call('POST /api/mporder/v1/staff/catalogue/change/approve', { body: { changeNo, reason }, reason }),
    },
    {
      key: 'reject',
      label: t('rejectChange'),
      isDanger: true,
      needs,
      isFor: can('reject'),
      run: ({ changeNo }, { reason }) =>
        call('POST /api/mporder/v1/staff/catalogue/change/reject', { body: { changeNo, reason }, reason }),
    },
    {
      key: 'withdraw',
      label: t('withdrawChange'),
      isDanger: true,
      needs,
      isFor: can('withdraw'),
      run: ({ changeNo }, { reason }) =>
        call('POST /api/mporder/v1/staff/catalogue/change/withdraw', { body: { changeNo, reason }, reason }),
    },
    {
      key: 'revert',
      label: t(isDiscount(kind) ? 'endDiscount' : 'revertChange'),
      hint: t(isDiscount(kind) ? 'endDiscountHint' : needsApproval(kind) ? 'revertPriceHint' : 'revertSaleHint'),
      needs,
      isFor: can('revert'),
      run: ({ changeNo }, { reason, idempotencyKey }) =>
        call('POST /api/mporder/v1/staff/catalogue/change/revert', {
          body: { changeNo, reason },
          reason,
          idempotencyKey,
        }),
    },
  ];
}
