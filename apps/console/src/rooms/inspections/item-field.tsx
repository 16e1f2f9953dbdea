import { Form, Input, Switch } from 'antd';
import { useTexts } from '../../texts/texts';
import styles from './inspections.module.css';

/** One item of the template: passed, or not and why. */
export function ItemField({ itemKey, name }: { itemKey: string; name: string }) {
  const { t } = useTexts();
  const isPassed = Form.useWatch<boolean>(['items', itemKey, 'isPassed']) ?? true;
  return (
    <div className={styles.item}>
      <span>{name}</span>
      <Form.Item name={['items', itemKey, 'isPassed']} valuePropName="checked" noStyle>
        <Switch checkedChildren={t('passed')} unCheckedChildren={t('failedItem')} aria-label={name} />
      </Form.Item>
      <Form.Item
        name={['items', itemKey, 'remark']}
        className={styles.remark ?? ''}
        dependencies={[['items', itemKey, 'isPassed']]}
        rules={isPassed ? [] : [{ required: true, whitespace: true, message: t('remarkWanted') }]}
      >
        <Input maxLength={200} placeholder={t('remark')} aria-label={`${name} ${t('remark')}`} />
      </Form.Item>
    </div>
  );
}
