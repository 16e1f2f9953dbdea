import type { BodyInputOf } from '@voltfront/contract';
import { call } from '../../api/call';
import { useTexts } from '../../texts/texts';
import type { Action } from '../../ui/actions';
import { MessageFields } from '../messages/message-fields';
import type { Customer } from './find-customer';
import { PointsFields } from './points-fields';
import { TemplateField } from './template-field';

type PointsChange = BodyInputOf<'POST /api/mpintegral/v1/staff/points/change'>;
type PersonMessage = BodyInputOf<'POST /api/mpaccount/v1/staff/messages/person'>;

/** What operators do for one customer. */
export function useCustomerActions(): Action<Customer>[] {
  const { t } = useTexts();
  const needs = 'customers.change' as const;
  return [
    {
      key: 'points',
      label: t('changePoints'),
      needs,
      initial: () => ({ direction: 'give', kind: 'goodwill' }),
      fields: ({ accountId }) => <PointsFields accountId={accountId} />,
      run: ({ accountId }, { fields, reason: note, idempotencyKey }) => {
        const { direction, amount, kind } = fields as Pick<PointsChange, 'direction' | 'amount'> & {
          kind: PointsChange['reason'];
        };
        const body = { accountId, direction, amount, reason: kind, note };
        return call('POST /api/mpintegral/v1/staff/points/change', { body, reason: note, idempotencyKey });
      },
    },
    {
      key: 'coupon',
      label: t('issueCoupon'),
      hint: t('issueCouponHint'),
      needs,
      fields: () => <TemplateField />,
      run: ({ accountId }, { fields, reason, idempotencyKey }) => {
        const body = { accountId, templateId: String(fields.templateId) };
        return call('POST /api/mpintegral/v1/staff/coupons/issue', { body, reason, idempotencyKey });
      },
    },
    {
      key: 'message',
      label: t('writeToPerson'),
      hint: t('writeToPersonHint'),
      needs,
      initial: () => ({ kind: 'activity' }),
      fields: () => <MessageFields />,
      run: ({ accountId }, { fields, reason, idempotencyKey }) => {
        const { kind, title, body: text, link = '' } = fields as Omit<PersonMessage, 'accountId'>;
        const body = { accountId, kind, title, body: text, link };
        return call('POST /api/mpaccount/v1/staff/messages/person', { body, reason, idempotencyKey });
      },
    },
  ];
}
