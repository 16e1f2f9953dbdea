import { t } from '@lingui/core/macro';
import type { ApiList, ReplyOf } from '@/api';
import { useServerNow } from '@/api';
import { isRoutePath, openLink } from '@/navigation';
import { ListFooter, useArrivals } from '@/page';
import { cx, EmptyState, Icon, type IconName, modal, pressable, relativeDate, SwipeActions, Text } from '@/ui';
import styles from './message.module.css';
import type { MessageKind, Messages } from './use-messages';

type Message = ReplyOf<'GET /api/mpaccount/v1/messages'>['items'][number];

const ICONS: Readonly<Record<MessageKind, IconName>> = {
  order: 'order',
  activity: 'gift',
  community: 'comment',
  marketing: 'megaphone',
};

/** A page of this release that a message leads to, or nothing. */
const pageOf = ({ link }: Message): string => (isRoutePath(link.split('?')[0] ?? '') ? link : '');

export interface MessageListProps {
  list: ApiList<Message>;
  messages: Messages;
}

/** Messages, newest first; a tap reads one and opens what it is about. */
export function MessageList({ list, messages }: MessageListProps) {
  const now = useServerNow();
  const arrival = useArrivals(list.items.map(({ messageId }) => messageId));
  const open = (message: Message) => {
    if (!message.isRead) messages.read({ messageId: message.messageId });
    const page = pageOf(message);
    if (page) openLink(page);
    else void modal({ title: message.title, content: message.body, showCancel: false });
  };
  const remove = async ({ messageId }: Message) => {
    if (await modal({ content: t`删除后不可恢复，确定删除这条消息吗？` })) messages.remove(messageId);
  };
  return (
    <>
      <div role="list" className={styles.list}>
        {list.items.map((message) => (
          <div key={message.messageId} role="listitem" className={cx(styles.item, arrival(message.messageId))}>
            <SwipeActions
              label={message.title}
              actions={[{ key: 'remove', text: t`删除`, tone: 'danger' }]}
              onAction={() => void remove(message)}
            >
              <Row message={message} now={now()} onOpen={() => open(message)} />
            </SwipeActions>
          </div>
        ))}
      </div>
      <ListFooter
        list={list}
        empty={<EmptyState type="message" title={t`还没有消息`} desc={t`订单进展与活动提醒会出现在这里`} />}
      />
    </>
  );
}

function Row({ message, now, onOpen }: { message: Message; now: number; onOpen: () => void }) {
  const { kind, title, body, at, isRead } = message;
  return (
    <div className={styles.row} {...pressable(onOpen)}>
      <div className={cx(styles.icon, !isRead && styles.iconUnread)}>
        <Icon name={ICONS[kind]} size={20} />
        {!isRead && <span className={styles.dot} role="img" aria-label={t`未读`} />}
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <div className={cx(styles.title, !isRead && styles.titleUnread)}>{title}</div>
          <div className={styles.time}>{relativeDate(at, now)}</div>
        </div>
        <div className={styles.body}>{body}</div>
      </div>
      {pageOf(message) && (
        <Text tone="secondary" className={styles.arrow}>
          <Icon name="chevron-right" size={16} />
        </Text>
      )}
    </div>
  );
}
