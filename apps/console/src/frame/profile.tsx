import { menuOf, type Scope } from '@voltfront/contract/permissions';
import { Avatar, Card, Descriptions, Table, Tag } from 'antd';
import type { TextKey } from '../texts/catalogue';
import { roleWords, sectionWords } from '../texts/domain';
import { useTexts } from '../texts/texts';
import styles from './frame.module.css';
import { useSelf } from './self';

const SCOPES: Record<Scope, TextKey> = { all: 'scopeAll', ownStore: 'scopeOwnStore', masked: 'scopeMasked' };

/** The own account: roles, store, recovery codes, and what the roles add up to. */
export function Profile() {
  const { t, say } = useTexts();
  const self = useSelf();
  return (
    <Card className={styles.card}>
      <div className={styles.person}>
        <Avatar size={56} src={`${self.avatar}?w=160`} />
        <h1>{self.nickname}</h1>
      </div>
      <Descriptions
        column={2}
        items={[
          { key: 'mobile', label: t('mobileMasked'), children: self.maskedMobile },
          { key: 'store', label: t('store'), children: self.store?.name ?? '–' },
          {
            key: 'roles',
            label: t('roles'),
            children: self.roles.map((role) => <Tag key={role}>{say(roleWords[role])}</Tag>),
          },
          { key: 'codes', label: t('recoveryLeft'), children: self.recoveryCodesLeft ?? 0 },
        ]}
      />
      <Table
        size="small"
        pagination={false}
        rowKey="section"
        dataSource={menuOf(self)}
        columns={[
          {
            title: t('section'),
            dataIndex: 'section',
            render: (name: keyof typeof sectionWords) => say(sectionWords[name]),
          },
          {
            title: t('rights'),
            dataIndex: 'scopes',
            render: (scopes: Scope[]) => scopes.map((scope) => t(SCOPES[scope])).join(' · '),
          },
          {
            key: 'change',
            dataIndex: 'mayChange',
            render: (mayChange: boolean) => t(mayChange ? 'mayChange' : 'readOnly'),
          },
        ]}
      />
    </Card>
  );
}
