import { PlusOutlined } from '@ant-design/icons';
import { type GrantedRole, grantedRoles, may } from '@voltfront/contract/permissions';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { useSelf } from '../../frame/self';
import { roleWords } from '../../texts/domain';
import { useTexts } from '../../texts/texts';
import { ReasonDialog } from '../../ui/reason-dialog';

/** Gives a role to the account of a phone. */
export function AddRole() {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!may(useSelf(), 'roles.change')) return null;
  return (
    <>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen(true)}>
        {t('addRole')}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={t('addRole')}
          hint={t('addRoleHint')}
          close={() => setOpen(false)}
          submit={({ fields, reason, idempotencyKey }) => {
            const { mobile, role, storeId } = fields as { mobile: string; role: GrantedRole; storeId?: string };
            const body = { mobile, role, reason, ...(storeId ? { storeId } : {}) };
            return call('POST /api/mpaccount/v1/staff/role/add', { body, idempotencyKey });
          }}
        >
          <Fields />
        </ReasonDialog>
      ) : null}
    </>
  );
}

function Fields() {
  const { t, say } = useTexts();
  const role = Form.useWatch<GrantedRole | undefined>('role');
  const stores = useCall('GET /api/mpaccount/v1/staff/stores');
  const options = stores.data?.stores.map(({ storeId, name }) => ({ value: storeId, label: name })) ?? [];
  return (
    <>
      <Form.Item
        name="mobile"
        label={t('phone')}
        rules={[{ required: true, pattern: /^1\d{10}$/, message: t('phoneWrong') }]}
      >
        <Input inputMode="numeric" maxLength={11} autoFocus />
      </Form.Item>
      <Form.Item name="role" label={t('role')} rules={[{ required: true, message: t('role') }]}>
        <Select options={grantedRoles.map((value) => ({ value, label: say(roleWords[value]) }))} />
      </Form.Item>
      {role === 'consultant' ? (
        <Form.Item name="storeId" label={t('store')} rules={[{ required: true, message: t('store') }]}>
          <Select showSearch={{ optionFilterProp: 'label' }} options={options} loading={stores.isPending} />
        </Form.Item>
      ) : null}
    </>
  );
}
