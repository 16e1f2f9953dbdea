import { formatDateTimeSeconds } from '@voltfront/rules/format/date';
import { Tag } from 'antd';
import { Link } from '../app/link';
import { roleWords } from '../texts/domain';
import { useTexts } from '../texts/texts';
import { type ItemOf, ResourceTable } from '../ui/resource-table';

const LIST = 'GET /api/mpaccount/v1/staff/audit';
type Entry = ItemOf<typeof LIST>;

/** What staff changed, newest first. */
export function Audit() {
  const { t, say } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="entryId"
      filters={[{ kind: 'text', name: 'staffId', label: t('staffId') }]}
      columns={[
        { title: t('at'), dataIndex: 'at', render: (at: number) => formatDateTimeSeconds(at) },
        {
          title: t('person'),
          key: 'staff',
          render: (_, { staffId, staffName }) => (
            <>
              <Link to={`/audit?staffId=${staffId}`}>{staffName || '–'}</Link>
              <div>
                <small>{staffId}</small>
              </div>
            </>
          ),
        },
        {
          title: t('roles'),
          dataIndex: 'roles',
          render: (roles: Entry['roles']) => roles.map((role) => <Tag key={role}>{say(roleWords[role])}</Tag>),
        },
        { title: t('call'), dataIndex: 'call', render: (call: string) => <code>{call}</code> },
        { title: t('reason'), dataIndex: 'reason', render: (reason: string) => reason || '–' },
        {
          title: t('subject'),
          dataIndex: 'subject',
          render: (subject: Entry['subject']) =>
            Object.entries(subject).map(([name, value]) => <div key={name}>{`${name} ${value}`}</div>),
        },
      ]}
    />
  );
}
