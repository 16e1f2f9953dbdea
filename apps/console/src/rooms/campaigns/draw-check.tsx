import { Alert, Button, Card, Table, Typography } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call';
import { FailedState } from '../../frame/states';
import { useTexts } from '../../texts/texts';

/** Draws a campaign again from its seed, when somebody wants it, and says what differs. */
export function DrawCheck({ slug }: { slug: string }) {
  const { t } = useTexts();
  const [isWanted, setWanted] = useState(false);
  const check = useCall('GET /api/mpmkt/v1/staff/campaign/draws/check', { slug }, { isOff: !isWanted });
  if (check.isError) return <FailedState error={check.error} retry={() => void check.refetch()} />;
  const { data } = check;
  const faults = {
    gap: t('checkGap'),
    roll: t('checkRoll'),
    prize: t('checkPrize'),
    consolation: t('checkConsolation'),
  };
  const start = () => (isWanted ? void check.refetch() : setWanted(true));
  return (
    <Card
      title={t('campaignCheck')}
      extra={
        <Button type="primary" loading={check.isFetching} onClick={start}>
          {t('checkStart')}
        </Button>
      }
    >
      <p>{t('checkHint')}</p>
      {data ? (
        <>
          <Alert
            showIcon
            type={data.wrongCount === 0 ? 'success' : 'error'}
            title={t(data.wrongCount === 0 ? 'checkRight' : 'checkWrong', { n: data.count, wrong: data.wrongCount })}
          />
          <Typography.Paragraph copyable={{ text: data.seedHash }}>
            {t('checkSeed')} {data.seedHash}
          </Typography.Paragraph>
          {data.wrongCount > 0 ? (
            <Table
              size="small"
              pagination={false}
              rowKey={({ customer, n }) => `${customer}:${n}`}
              dataSource={data.wrong}
              columns={[
                { title: t('customer'), dataIndex: 'customer' },
                { title: t('checkNumber'), dataIndex: 'n' },
                { title: t('checkFault'), dataIndex: 'fault', render: (fault: keyof typeof faults) => faults[fault] },
              ]}
            />
          ) : null}
        </>
      ) : null}
    </Card>
  );
}
