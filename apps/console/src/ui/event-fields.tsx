import { SHANGHAI_OFFSET_MS } from '@voltfront/rules/format/shanghai-time';
import { MINUTE_MS } from '@voltfront/rules/time';
import { DatePicker, Form, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { TextKey } from '../texts/catalogue';
import { useTexts } from '../texts/texts';
import { momentOf } from './moments';

const PICTURE = /^\/(assets|files)\/[\w./-]+$/;

/** A moment in Shanghai as date pickers take it. */
export const pickerOf = (at: number): Dayjs => dayjs(new Date(at + SHANGHAI_OFFSET_MS).toISOString().slice(0, 16));

/** Two moments as the value of a `SpanItem`. */
export const spanOf = (from: number, until: number): [Dayjs, Dayjs] => [pickerOf(from), pickerOf(until)];

/** The moments of a `SpanItem`, from and until. */
export function momentsOf(span: unknown): [number, number] {
  const [from, until] = span as [Dayjs, Dayjs];
  return [momentOf(from), momentOf(until)];
}

/** The moment before where the picker, which shows minutes, was not touched; else what it says. */
export const sameMinute = (before: number | undefined, after: number): number =>
  before !== undefined && Math.floor(before / MINUTE_MS) === Math.floor(after / MINUTE_MS) ? before : after;

/** A span from a minute to another. */
export function SpanItem({ name, label }: { name: string; label: TextKey }) {
  const { t } = useTexts();
  return (
    <Form.Item name={name} label={t(label)} rules={[{ required: true, message: t('wanted') }]}>
      <DatePicker.RangePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
    </Form.Item>
  );
}

/** The path of a picture of the shop. */
export function PictureItem({ name, label }: { name: string | (string | number)[]; label: TextKey }) {
  const { t } = useTexts();
  return (
    <Form.Item
      name={name}
      label={t(label)}
      rules={[{ required: true, pattern: PICTURE, message: t('activityCoverWrong') }]}
    >
      <Input maxLength={120} placeholder="/assets/…" />
    </Form.Item>
  );
}

/** Paragraphs of the text of an activity or a vote. */
export function ParagraphsItem() {
  const { t } = useTexts();
  return (
    <Form.Item name="text" label={t('activityText')} extra={t('activityTextHint')}>
      <Input.TextArea rows={5} maxLength={4000} showCount />
    </Form.Item>
  );
}

/** The text as it is sent: null where it was not changed, so that its pictures stay. */
export const changedText = (before: string, after: unknown): string | null =>
  String(after ?? '') === before ? null : String(after ?? '');
