import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiList } from '@/api';
import styles from '@/features/message/message.module.css';
import { MessageList } from '@/features/message/message-list';
import { type MessageKind, unreadQuery, useMessages } from '@/features/message/use-messages';
import { Page } from '@/page';
import { Badge, Button, Tabs, Text } from '@/ui';

const KEY = 'GET /api/mpaccount/v1/messages';

type Filter = MessageKind | 'all';

/** 消息中心: messages by kind, with what is unread of each. */
export default function MessagesPage() {
  const [filter, setFilter] = useState<Filter>('all');
  const unread = useQuery(unreadQuery);
  const list = useApiList(KEY, filter === 'all' ? {} : { kind: filter });
  const messages = useMessages(list.refresh);
  const count = unreadOf(unread.data, filter);
  const refresh = () => Promise.all([unread.refetch(), list.refresh()]);
  return (
    <Page
      route="/pagesMine/messages"
      queries={[unread]}
      onRefresh={refresh}
      onReachBottom={list.loadMore}
      className={count > 0 ? styles.afterStrip : undefined}
    >
      <Tabs
        stretch
        className={styles.tabs}
        label={t`消息类型`}
        items={tabItems().map(({ key, text }) => ({
          key,
          text: (
            <span className={styles.tab}>
              {text}
              <Badge count={key === 'all' ? 0 : unreadOf(unread.data, key)} />
            </span>
          ),
        }))}
        activeKey={filter}
        onChange={(key) => setFilter(key as Filter)}
      />
      {count > 0 && (
        <div className={styles.strip}>
          <Text size="small" tone="secondary">{t`${count} 条未读`}</Text>
          <Button
            variant="text"
            size="small"
            loading={messages.isBusy}
            onClick={() => messages.read(seenSoFar(filter, list.items[0]?.at))}
          >
            {t`全部已读`}
          </Button>
        </div>
      )}
      <MessageList list={list} messages={messages} />
    </Page>
  );
}

const tabItems = (): { key: Filter; text: string }[] => [
  { key: 'all', text: t`全部` },
  { key: 'order', text: t`订单` },
  { key: 'activity', text: t`活动` },
  { key: 'community', text: t`社区` },
  { key: 'marketing', text: t`优惠` },
];

/** What is read by one tap: up to the newest message on the page, so that one that comes meanwhile stays unread. */
const seenSoFar = (filter: Filter, before: number | undefined) => ({
  ...(filter === 'all' ? {} : { kind: filter }),
  ...(before === undefined ? {} : { before }),
});

/** Unread messages of a kind, or of all together. */
function unreadOf(unread: Record<MessageKind, number> | undefined, filter: Filter): number {
  if (!unread) return 0;
  return filter === 'all' ? Object.values(unread).reduce((sum, one) => sum + one, 0) : unread[filter];
}
