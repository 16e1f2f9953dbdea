import { Form, InputNumber, Radio, Select } from 'antd';
import { useCall } from '../../api/use-call';
import { useOrderChoices } from '../../api/use-order-choices';
import { platformWords } from '../../texts/people-words';
import { useTexts } from '../../texts/texts';
import styles from '../../ui/ui.module.css';

const LEVELS = Array.from({ length: 9 }, (_, place) => place + 1);

/** Conditions of an audience, which add up. */
export function AudienceFields() {
  const { t, say } = useTexts();
  const { models } = useOrderChoices();
  const cities = useCall('GET /api/mporder/v1/order/pub/selectDeliverCity');
  const named = { optionFilterProp: 'label' };
  return (
    <>
      <Form.Item name="group" label={t('audienceGroup')}>
        <Radio.Group
          options={[
            { value: 'all', label: t('allPeople') },
            { value: 'owners', label: t('owners') },
          ]}
        />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="minLevel" label={t('minLevel')}>
          <Select allowClear options={LEVELS.map((value) => ({ value, label: value }))} />
        </Form.Item>
        <Form.Item name="modelId" label={t('model')}>
          <Select allowClear showSearch={named} options={models} />
        </Form.Item>
        <Form.Item name="cityCode" label={t('city')}>
          <Select
            allowClear
            showSearch={named}
            options={cities.data?.map(({ cityCode, cityName }) => ({ value: cityCode, label: cityName })) ?? []}
          />
        </Form.Item>
        <Form.Item name="platform" label={t('platform')}>
          <Select
            allowClear
            options={Object.entries(platformWords).map(([value, words]) => ({ value, label: say(words) }))}
          />
        </Form.Item>
        <Form.Item name="inactiveDays" label={t('inactiveDays')}>
          <InputNumber min={1} max={3650} precision={0} />
        </Form.Item>
      </div>
    </>
  );
}
