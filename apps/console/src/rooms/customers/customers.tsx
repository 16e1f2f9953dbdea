import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Card, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { go } from '../../app/route';
import type { TextKey } from '../../texts/catalogue';
import { useTexts } from '../../texts/texts';
import { customerQuery, findCustomer } from './find-customer';

const WAYS = {
  mobile: { title: 'byMobile', pattern: /^1\d{10}$/, longest: 11 },
  memberNo: { title: 'byMemberNo', pattern: /^\d{10}$/, longest: 10 },
  accountId: { title: 'byAccountId', pattern: /^[A-Za-z0-9_-]{1,64}$/, longest: 64 },
} as const satisfies Record<string, { title: TextKey; pattern: RegExp; longest: number }>;

/** Finds one customer; staff never leaf through all of them. */
export function Customers() {
  const { t, language } = useTexts();
  const client = useQueryClient();
  const [by, setBy] = useState<keyof typeof WAYS>('mobile');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { title, pattern, longest } = WAYS[by];
  const find = async ({ value }: { value: string }) => {
    setBusy(true);
    setFault(null);
    try {
      const customer = await findCustomer({ by, value });
      client.setQueryData(customerQuery(customer.accountId, language).queryKey, customer);
      go(`/customers/${customer.accountId}`);
    } catch (error) {
      setFault((error instanceof Error && error.message) || t('offline'));
      setBusy(false);
    }
  };
  return (
    <Card title={t('findCustomer')}>
      <p>{t('findHint')}</p>
      <Form layout="vertical" requiredMark={false} onFinish={find} style={{ maxWidth: 420 }}>
        <Form.Item>
          <Radio.Group
            optionType="button"
            value={by}
            options={Object.entries(WAYS).map(([value, way]) => ({ value, label: t(way.title) }))}
            onChange={({ target }) => {
              setBy(target.value as keyof typeof WAYS);
              setFault(null);
            }}
          />
        </Form.Item>
        <Form.Item
          key={by}
          name="value"
          label={t(title)}
          normalize={(text: string) => text.trim()}
          rules={[{ required: true, pattern, message: t('findWrong') }]}
        >
          <Input maxLength={longest} autoFocus allowClear />
        </Form.Item>
        {fault ? (
          <Form.Item>
            <Alert type="error" showIcon title={fault} />
          </Form.Item>
        ) : null}
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('find')}
        </Button>
      </Form>
    </Card>
  );
}
