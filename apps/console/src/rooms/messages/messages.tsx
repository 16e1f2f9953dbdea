import { Descriptions } from 'antd';
import { messageKindWords, messageStateWords } from '../../texts/people-words';
import { useTexts } from '../../texts/texts';
import { fact } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';
import { sayAudience } from './audience-words';
import { PersonLink } from './person-link';
import { WriteToMany } from './write-to-many';

const LIST = 'GET /api/mpaccount/v1/staff/messages';
type Message = ItemOf<typeof LIST>;

/** Messages that staff wrote, with how many were delivered and read. */
export function Messages() {
  const texts = useTexts();
  const { t, say } = texts;
  return (
    <ResourceTable
      list={LIST}
      rowKey="broadcastId"
      tools={() => <WriteToMany />}
      columns={[
        { title: t('at'), dataIndex: 'at', render: momentOr },
        { title: t('messageTitle'), dataIndex: 'title' },
        { title: t('messageKind'), dataIndex: 'kind', render: (kind: Message['kind']) => say(messageKindWords[kind]) },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: Message['state']) => <WordTag of={messageStateWords[state]} />,
        },
        {
          title: t('receiver'),
          key: 'receiver',
          render: (_, { accountId, filter }) =>
            accountId ? <PersonLink accountId={accountId} /> : sayAudience(texts, filter),
        },
        { title: t('audience'), dataIndex: 'audience', align: 'right' },
        { title: t('deliveredCount'), dataIndex: 'delivered', align: 'right' },
        { title: t('readCount'), dataIndex: 'read', align: 'right' },
      ]}
      expand={({ body, link, staffId }) => (
        <Descriptions
          size="small"
          column={2}
          items={[fact(t('messageBody'), body, 2), fact(t('messageLink'), link || '–'), fact(t('sentBy'), staffId)]}
        />
      )}
    />
  );
}
