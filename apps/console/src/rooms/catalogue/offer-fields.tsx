import type { SaleState } from '@voltfront/rules/catalogue/change-moves';
import { Checkbox, DatePicker, Form, InputNumber, Radio } from 'antd';
import dayjs from 'dayjs';
import { saleWords } from '../../texts/catalogue-words';
import { useTexts } from '../../texts/texts';
import styles from '../../ui/ui.module.css';
import { EffectPreview } from './effect-view';
import type { Offered } from './offer-actions';

const MOST_YUAN = 10_000_000;

/** Versions in which an option changes; nothing to choose for a version or a car. */
export function VersionsField({ offered }: { offered: Offered }) {
  const { t } = useTexts();
  if (offered.kind !== 'option' || offered.offers.length < 2) return null;
  const options = offered.offers.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Form.Item name="ids" label={t('inVersions')} rules={[{ required: true, message: t('inVersions') }]}>
      <Checkbox.Group options={options} />
    </Form.Item>
  );
}

/** What the effect is asked for, without the values. */
export function useSubject({ kind, productCode, id, offers }: Offered) {
  const chosen = Form.useWatch<string[] | undefined>('ids') ?? [id];
  const ids = offers.filter((offer) => chosen.includes(offer.id)).map((offer) => offer.id);
  return ids.length === 0 ? null : { kind, ids: ids.join(','), ...(productCode ? { productCode } : {}) };
}

/** New price, from when on, and what it means. */
export function PriceFields({ offered }: { offered: Offered }) {
  const { t } = useTexts();
  const yuan = Form.useWatch<number | null | undefined>('yuan');
  const subject = useSubject(offered);
  const isGiven = typeof yuan === 'number' && yuan >= 0 && yuan <= MOST_YUAN;
  const query = subject && isGiven ? { ...subject, afterFen: Math.round(yuan * 100) } : null;
  return (
    <>
      <VersionsField offered={offered} />
      <Form.Item
        name="yuan"
        label={t('newPrice')}
        rules={[{ required: true, type: 'number', min: 0, max: MOST_YUAN, message: t('newPriceWrong') }]}
      >
        <InputNumber className={styles.wide ?? ''} precision={2} min={0} max={MOST_YUAN} autoFocus />
      </Form.Item>
      <Form.Item name="startsAt" label={t('startsAt')} extra={t('startsHint')}>
        <DatePicker
          showTime={{ format: 'HH:mm' }}
          format="YYYY-MM-DD HH:mm"
          disabledDate={(day) => day.isBefore(dayjs(), 'day') || day.isAfter(dayjs().add(1, 'year'))}
        />
      </Form.Item>
      <EffectPreview query={query} />
    </>
  );
}

/** How it is offered from now on, and what that means. */
export function SaleFields({ offered, choices }: { offered: Offered; choices: readonly SaleState[] }) {
  const { t, say } = useTexts();
  const sale = Form.useWatch<SaleState | undefined>('sale');
  const subject = useSubject(offered);
  const options = choices.map((value) => ({ value, label: say([saleWords[value][0], saleWords[value][1]]) }));
  return (
    <>
      <VersionsField offered={offered} />
      <Form.Item name="sale" label={t('saleAfter')} rules={[{ required: true, message: t('saleAfter') }]}>
        <Radio.Group options={options} />
      </Form.Item>
      <EffectPreview query={subject && sale ? { ...subject, sale } : null} />
    </>
  );
}
