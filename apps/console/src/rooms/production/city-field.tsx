import { Form, Select } from 'antd';
import { useCall } from '../../api/use-call';
import { useTexts } from '../../texts/texts';

/** A city to choose, found by its name or its letters. */
export function CityField({ name, label }: { name: string; label: string }) {
  const { t } = useTexts();
  const cities = useCall('GET /api/mporder/v1/order/pub/selectDeliverCity');
  const options = (cities.data ?? []).map(({ cityCode, cityName, pinyin }) => ({
    value: cityCode,
    label: cityName,
    search: `${cityName} ${pinyin.replaceAll(' ', '')}`,
  }));
  return (
    <Form.Item name={name} label={label} rules={[{ required: true, message: t('wanted') }]}>
      <Select showSearch={{ optionFilterProp: 'search' }} options={options} loading={cities.isPending} />
    </Form.Item>
  );
}
