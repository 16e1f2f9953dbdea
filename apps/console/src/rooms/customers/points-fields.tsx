import { Form, InputNumber, Radio, Select } from 'antd';
import { useCall } from '../../api/use-call';
import { pointsReasonWords } from '../../texts/people-words';
import { useTexts } from '../../texts/texts';

/** How many points, which way and why; with what the caller may still move today. */
export function PointsFields({ accountId }: { accountId: string }) {
  const { t, say } = useTexts();
  const limits = useCall('GET /api/mpintegral/v1/staff/points', { accountId });
  const most = limits.data ? Math.min(limits.data.mostPerCall, limits.data.leftToday) : undefined;
  return (
    <>
      {limits.data ? (
        <p>{t('changePointsHint', { most: limits.data.mostPerCall, left: limits.data.leftToday })}</p>
      ) : null}
      <Form.Item name="direction" label={t('direction')}>
        <Radio.Group
          options={[
            { value: 'give', label: t('give') },
            { value: 'take', label: t('take') },
          ]}
        />
      </Form.Item>
      <Form.Item name="amount" label={t('pointsAmount')} rules={[{ required: true, message: t('wanted') }]}>
        <InputNumber min={1} {...(most === undefined ? {} : { max: most })} precision={0} />
      </Form.Item>
      <Form.Item name="kind" label={t('pointsReason')}>
        <Select options={Object.entries(pointsReasonWords).map(([value, words]) => ({ value, label: say(words) }))} />
      </Form.Item>
    </>
  );
}
