import { DatePicker, Form, Input, InputNumber } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTexts } from '../../texts/texts';
import { momentOf } from '../../ui/moments';
import styles from '../../ui/ui.module.css';
import room from './catalogue.module.css';
import { EffectPreview } from './effect-view';
import type { Offered } from './offer-actions';
import { useSubject, VersionsField } from './offer-fields';

const MOST_LETTERS = 20;

const isOutside = (day: Dayjs) => day.isBefore(dayjs(), 'day') || day.isAfter(dayjs().add(1, 'year'));

/** How much is taken off, what customers read, from when to when, and what it means. */
export function DiscountFields({ offered }: { offered: Offered }) {
  const { t } = useTexts();
  const yuan = Form.useWatch<number | null | undefined>('yuan');
  const text = Form.useWatch<string | undefined>('text')?.trim();
  const startsAt = Form.useWatch<Dayjs | null | undefined>('startsAt');
  const subject = useSubject(offered);
  const most = offered.priceFen / 100;
  const isGiven = typeof yuan === 'number' && yuan > 0 && yuan <= most;
  const query =
    subject && isGiven
      ? {
          ...subject,
          discountFen: Math.round(yuan * 100),
          ...(text ? { text } : {}),
          ...(startsAt ? { startsAt: momentOf(startsAt) } : {}),
        }
      : null;
  return (
    <>
      <VersionsField offered={offered} />
      <Form.Item
        name="yuan"
        label={t('discountAmount')}
        rules={[{ required: true, type: 'number', min: 0.01, max: most, message: t('discountAmountWrong') }]}
      >
        <InputNumber className={styles.wide ?? ''} precision={2} min={0} autoFocus />
      </Form.Item>
      <Form.Item
        name="text"
        label={t('discountText')}
        extra={t('discountTextHint')}
        rules={[{ required: true, whitespace: true, min: 2, max: MOST_LETTERS, message: t('discountTextWrong') }]}
      >
        <Input maxLength={MOST_LETTERS} showCount />
      </Form.Item>
      <div className={room.times ?? ''}>
        <Form.Item name="startsAt" label={t('discountStarts')} extra={t('startsHint')}>
          <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" disabledDate={isOutside} />
        </Form.Item>
        <Form.Item
          name="endsAt"
          label={t('discountEnds')}
          extra={t('discountEndsHint')}
          rules={[{ required: true, message: t('discountEndsWrong') }]}
        >
          <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" disabledDate={isOutside} />
        </Form.Item>
      </div>
      <EffectPreview query={query} />
    </>
  );
}
