import { grantedRoles } from '@voltfront/contract/permissions';
import { formatDateTime } from '@voltfront/rules/format/date';
import { Avatar, Form, Select, Space, Tag } from 'antd';
import { call } from '../../api/call';
import { roleWords } from '../../texts/domain';
import { useTexts } from '../../texts/texts';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { AddRole } from './add-role';

const LIST = 'GET /api/mpaccount/v1/staff/list';
type Member = ItemOf<typeof LIST>;

/** People who hold a role: who they are, what they may, and when they were last here. */
export function Staff() {
  const { t, say } = useTexts();
  const roleOptions = (roles: readonly Member['roles'][number][]) =>
    roles.map((value) => ({ value, label: say(roleWords[value]) }));
  return (
    <ResourceTable
      list={LIST}
      rowKey="accountId"
      tools={() => <AddRole />}
      filters={[
        { kind: 'text', name: 'mobile', label: t('phone') },
        { kind: 'choice', name: 'role', label: t('role'), options: roleOptions(grantedRoles) },
      ]}
      columns={[
        {
          title: t('person'),
          key: 'person',
          render: (_, { avatar, nickname }) => (
            <Space>
              <Avatar size={24} src={`${avatar}${avatar.includes('?') ? '&' : '?'}w=64`} />
              {nickname}
            </Space>
          ),
        },
        { title: t('mobileMasked'), dataIndex: 'maskedMobile' },
        { title: t('department'), dataIndex: 'organName', render: (name: string | null) => name ?? '–' },
        {
          title: t('roles'),
          dataIndex: 'roles',
          render: (roles: Member['roles']) => roles.map((role) => <Tag key={role}>{say(roleWords[role])}</Tag>),
        },
        { title: t('store'), dataIndex: 'store', render: (store: Member['store']) => store?.name ?? '–' },
        {
          title: t('secondFactor'),
          dataIndex: 'enrolledAt',
          render: (at: number | null) => (at === null ? t('notEnrolled') : formatDateTime(at)),
        },
        {
          title: t('lastSeen'),
          dataIndex: 'lastSeenAt',
          render: (at: number | null) => (at === null ? '–' : formatDateTime(at)),
        },
      ]}
      actions={[
        {
          key: 'remove',
          label: t('removeRole'),
          hint: t('removeRoleHint'),
          isDanger: true,
          needs: 'roles.change',
          initial: ({ roles }) => ({ role: roles.at(-1) ?? '' }),
          fields: ({ roles }) => (
            <Form.Item name="role" label={t('role')} rules={[{ required: true }]}>
              <Select options={roleOptions(roles)} />
            </Form.Item>
          ),
          run: ({ accountId }, { fields, reason, idempotencyKey }) => {
            const role = fields.role as Member['roles'][number];
            return call('POST /api/mpaccount/v1/staff/role/remove', {
              body: { accountId, role, reason },
              idempotencyKey,
            });
          },
        },
        {
          key: 'reset',
          label: t('resetFactor'),
          hint: t('resetFactorHint'),
          needs: 'staff.change',
          isFor: ({ enrolledAt }) => enrolledAt !== null,
          run: ({ accountId }, { reason, idempotencyKey }) =>
            call('POST /api/mpaccount/v1/staff/factor/reset', { body: { accountId, reason }, idempotencyKey }),
        },
      ]}
    />
  );
}
