import { useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf, ReplyOf } from '@voltfront/contract';
import { Alert, App, Button, Card, Form, Input, InputNumber, Skeleton, Space } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { FailedState } from '../../frame/states';
import { groupWords } from '../../texts/car-words';
import { useTexts } from '../../texts/texts';
import styles from './inspections.module.css';
import { ItemField } from './item-field';
import { type Photo, PhotoFields } from './photo-fields';

const WRITE = 'POST /api/mporder/v1/staff/handovers/inspection/write';
type Written = BodyInputOf<typeof WRITE>;
type Template = ReplyOf<'GET /api/mporder/v1/staff/handovers/template'>;

interface Filled {
  inspectorName: string;
  mileageKm: number;
  batteryPercent: number;
  items: Record<string, { isPassed: boolean; remark?: string }>;
}

/** Writes the report of a car by the template: every item, and at least one photo. */
export function ReportForm({ orderNo, cancel }: { orderNo: string; cancel: () => void }) {
  const template = useCall('GET /api/mporder/v1/staff/handovers/template');
  if (template.isPending) return <Skeleton active />;
  if (template.isError) return <FailedState error={template.error} retry={() => void template.refetch()} />;
  return <Fields orderNo={orderNo} template={template.data} cancel={cancel} />;
}

function Fields({ orderNo, template, cancel }: { orderNo: string; template: Template; cancel: () => void }) {
  const { t, say } = useTexts();
  const client = useQueryClient();
  const { message } = App.useApp();
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const keys = template.groups.flatMap(({ items }) => items.map(({ itemKey }) => itemKey));
  const wanted = [{ required: true, message: t('wanted') }];
  const send = async ({ items, ...facts }: Filled) => {
    if (photos.length === 0) return setFault(t('photosWanted'));
    setBusy(true);
    setFault(null);
    try {
      const body: Written = {
        orderNo,
        ...facts,
        photos: photos.map(({ angle, picture }) => ({ angle, picture })),
        items: keys.map((itemKey) => {
          const { isPassed = true, remark = '' } = items[itemKey] ?? {};
          return { itemKey, isPassed, remark };
        }),
      };
      await call(WRITE, { body });
      message.success(t('done'));
      await client.invalidateQueries();
    } catch (error) {
      setFault((error instanceof Error && error.message) || t('offline'));
    }
    setBusy(false);
  };
  return (
    <Form<Filled>
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ behavior: 'smooth', block: 'center' }}
      onFinish={send}
      initialValues={{ items: Object.fromEntries(keys.map((key) => [key, { isPassed: true, remark: '' }])) }}
    >
      <Card title={t('writeReport')} className={styles.card ?? ''}>
        <p>{t('writeReportHint')}</p>
        <Space size={16} wrap align="start">
          <Form.Item
            name="inspectorName"
            label={t('inspector')}
            rules={[{ required: true, min: 2, whitespace: true, message: t('wanted') }]}
          >
            <Input maxLength={30} />
          </Form.Item>
          <Form.Item name="mileageKm" label={t('mileage')} rules={wanted}>
            <InputNumber min={0} max={999} precision={0} />
          </Form.Item>
          <Form.Item name="batteryPercent" label={t('battery')} rules={wanted}>
            <InputNumber min={0} max={100} precision={0} />
          </Form.Item>
        </Space>
        <PhotoFields angles={template.angles} photos={photos} change={setPhotos} />
      </Card>
      {template.groups.map(({ group, items }) => (
        <Card key={group} title={say(groupWords[group])} className={styles.card ?? ''}>
          {items.map(({ itemKey, name }) => (
            <ItemField key={itemKey} itemKey={itemKey} name={name} />
          ))}
        </Card>
      ))}
      {fault ? <Alert type="error" showIcon title={fault} className={styles.card ?? ''} /> : null}
      <Space>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('submitReport')}
        </Button>
        <Button onClick={cancel}>{t('cancel')}</Button>
      </Space>
    </Form>
  );
}
