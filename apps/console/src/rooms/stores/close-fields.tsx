import { formatDateTime } from '@voltfront/rules/format/date';
import { SECOND_MS } from '@voltfront/rules/time';
import { Alert, DatePicker, Form, Input, Tag } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useEffect } from 'react';
import { useCall } from '../../api/use-call';
import { bookingWords } from '../../texts/store-words';
import { useTexts } from '../../texts/texts';
import { momentOf } from '../../ui/moments';

type Span = [Dayjs, Dayjs] | null | undefined;

/** How often appointments are looked for while somebody decides. */
const AGAIN_MS = 10 * SECOND_MS;
/** Appointments that are named one by one. */
const MOST_SHOWN = 12;

/** The body of the call from the fields of the dialog. */
export function closeInput(fields: Record<string, unknown>) {
  const [from, until] = fields.span as [Dayjs, Dayjs];
  return {
    fromAt: momentOf(from),
    untilAt: momentOf(until),
    reason: String(fields.closeReason).trim(),
    bookings: Number(fields.bookings ?? 0),
  };
}

/** From when until when, why, and what customers have booked then: the server refuses when it is not what was shown. */
export function CloseFields({ storeId }: { storeId: string }) {
  const { t } = useTexts();
  const span = Form.useWatch<Span>('span');
  return (
    <>
      <Form.Item name="span" label={t('closeSpan')} rules={[{ required: true, message: t('wanted') }]}>
        <DatePicker.RangePicker
          showTime={{ format: 'HH:mm', minuteStep: 30 }}
          format="YYYY-MM-DD HH:mm"
          disabledDate={(day) => day.isBefore(dayjs(), 'day') || day.isAfter(dayjs().add(1, 'year'))}
        />
      </Form.Item>
      <Form.Item
        name="closeReason"
        label={t('closeReason')}
        rules={[{ required: true, min: 2, whitespace: true, message: t('closeReasonHint') }]}
      >
        <Input maxLength={30} placeholder={t('closeReasonHint')} />
      </Form.Item>
      <Form.Item name="bookings" hidden>
        <Input />
      </Form.Item>
      {span ? <Bookings storeId={storeId} span={span} /> : null}
    </>
  );
}

/** Appointments within the span; their number goes into the form. */
function Bookings({ storeId, span: [from, until] }: { storeId: string; span: [Dayjs, Dayjs] }) {
  const { t, say } = useTexts();
  const form = Form.useFormInstance();
  const query = { storeId, fromAt: momentOf(from), untilAt: momentOf(until) };
  const { data } = useCall('GET /api/mporder/v1/staff/store/bookings', query, { everyMs: () => AGAIN_MS });
  const count = data?.count ?? 0;
  useEffect(() => form.setFieldValue('bookings', count), [form, count]);
  if (!data) return null;
  if (count === 0) return <Alert type="success" showIcon title={t('closeNone')} />;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('closeSome', { n: count })}
      description={data.items
        .slice(0, MOST_SHOWN)
        .map(({ kind, startsAt, number }) => (
          <Tag key={`${kind}${startsAt}${number}`}>
            {[say(bookingWords[kind]), formatDateTime(startsAt), number].filter(Boolean).join(' ')}
          </Tag>
        ))}
    />
  );
}
