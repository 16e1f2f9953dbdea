import { SECOND_MS } from '@voltfront/rules/time';
import { Button, Table, Tag } from 'antd';
import { useEffect } from 'react';
import { token } from '../api/session';
import { useCall } from '../api/use-call';
import { roleWords } from '../texts/domain';
import { useTexts } from '../texts/texts';
import { fillPhone } from './fill-phone';
import styles from './login.module.css';

/** Demo staff with the present code of their second factor; nothing where the shop is not a demonstration. */
export function DemoPeople() {
  const { t, say } = useTexts();
  const demo = useCall('GET /api/mpaccount/v1/staff/pub/demo');
  const endsAt = demo.data?.endsAt;
  const { refetch } = demo;
  useEffect(() => {
    if (endsAt === undefined) return;
    const timer = setTimeout(() => void refetch(), Math.max(SECOND_MS, endsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAt, refetch]);
  if (!demo.data) return null;
  return (
    <div className={styles.demo}>
      <h2>{t('demoTitle')}</h2>
      <p className={styles.hint}>{t('demoHint')}</p>
      <Table
        size="small"
        pagination={false}
        rowKey="mobile"
        dataSource={demo.data.people}
        columns={[
          { title: t('phone'), dataIndex: 'mobile' },
          { title: t('person'), dataIndex: 'nickname' },
          {
            title: t('roles'),
            dataIndex: 'roles',
            render: (roles: (keyof typeof roleWords)[]) =>
              roles.filter((role) => role !== 'employee').map((role) => <Tag key={role}>{say(roleWords[role])}</Tag>),
          },
          {
            title: t('secondFactor'),
            dataIndex: 'code',
            render: (code: string) => <span className={styles.code}>{code}</span>,
          },
          {
            key: 'fill',
            align: 'right',
            render: (_, { mobile, code }) => (
              <Button size="small" onClick={() => fillPhone(token() === null ? { mobile } : { code })}>
                {t('fill')}
              </Button>
            ),
          },
        ]}
      />
    </div>
  );
}
