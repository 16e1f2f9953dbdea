import { INVOICE_FIELDS, type InvoiceField } from '@voltfront/rules/invoice/invoice-moves';
import { Form, Input, Select } from 'antd';
import { call } from '../../api/call';
import { invoiceFieldWords } from '../../texts/handover-words';
import { useTexts } from '../../texts/texts';
import type { Action } from '../../ui/actions';
import type { InvoiceData } from './invoice-detail';

/** Fields that only companies fill in. */
const OF_ALL: readonly InvoiceField[] = ['email', 'mobile'];

/** What finance does with an invoice, by its state. */
export function useInvoiceActions(): Action<InvoiceData>[] {
  const { t, say } = useTexts();
  const needs = 'invoices.change' as const;
  const is =
    (wanted: InvoiceData['state']) =>
    ({ state }: InvoiceData) =>
      state === wanted;
  return [
    {
      key: 'issue',
      label: t('issueInvoice'),
      hint: t('issueInvoiceHint'),
      isMain: true,
      needs,
      isFor: is('inIssue'),
      fields: () => (
        <Form.Item
          name="invoiceNo"
          label={t('invoiceNo')}
          rules={[{ required: true, pattern: /^\d{20}$/, message: t('invoiceNoWrong') }]}
        >
          <Input inputMode="numeric" maxLength={20} showCount autoFocus />
        </Form.Item>
      ),
      run: ({ orderNo }, { fields, reason, idempotencyKey }) => {
        const body = { orderNo, invoiceNo: String(fields.invoiceNo) };
        return call('POST /api/mporder/v1/staff/invoice/issue', { body, reason, idempotencyKey });
      },
    },
    {
      key: 'return',
      label: t('returnInvoice'),
      hint: t('returnInvoiceHint'),
      isDanger: true,
      needs,
      isFor: is('inIssue'),
      fields: ({ company }) => (
        <Form.Item name="fields" label={t('wrongFields')} rules={[{ required: true, message: t('wanted') }]}>
          <Select
            mode="multiple"
            options={INVOICE_FIELDS.filter((field) => company !== null || OF_ALL.includes(field)).map((value) => ({
              value,
              label: say(invoiceFieldWords[value]),
            }))}
          />
        </Form.Item>
      ),
      run: ({ orderNo }, { fields, reason, idempotencyKey }) => {
        const body = { orderNo, fields: fields.fields as InvoiceField[], reason };
        return call('POST /api/mporder/v1/staff/invoice/return', { body, reason, idempotencyKey });
      },
    },
    {
      key: 'redFlush',
      label: t('redFlush'),
      hint: t('redFlushHint'),
      isDanger: true,
      needs,
      isFor: is('issued'),
      run: ({ orderNo }, { reason, idempotencyKey }) =>
        call('POST /api/mporder/v1/staff/invoice/redFlush', { body: { orderNo, reason }, reason, idempotencyKey }),
    },
    {
      key: 'reissue',
      label: t('reissueInvoice'),
      hint: t('reissueInvoiceHint'),
      isMain: true,
      needs,
      isFor: is('redFlushed'),
      run: ({ orderNo }, { reason, idempotencyKey }) =>
        call('POST /api/mporder/v1/staff/invoice/reissue', { body: { orderNo }, reason, idempotencyKey }),
    },
  ];
}
