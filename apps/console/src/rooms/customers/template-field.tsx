import { Form, Select } from 'antd';
import { useCall } from '../../api/use-call';
import { useTexts } from '../../texts/texts';

/** The template of a coupon, of those that can be issued now. */
export function TemplateField() {
  const { t } = useTexts();
  const templates = useCall('GET /api/mpintegral/v1/staff/coupons/templates', { size: 50 });
  const options = (templates.data?.items ?? [])
    .filter(({ isOpen }) => isOpen)
    .map(({ templateId, title, left }) => ({
      value: templateId,
      label: left === null ? title : `${title} (${t('templateLeft', { n: left })})`,
    }));
  return (
    <Form.Item name="templateId" label={t('template')} rules={[{ required: true, message: t('wanted') }]}>
      <Select showSearch={{ optionFilterProp: 'label' }} options={options} loading={templates.isPending} />
    </Form.Item>
  );
}
