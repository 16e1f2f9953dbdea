import type { ChatMessageData } from '@voltfront/contract';
import { hasTimeAbove } from '@voltfront/rules/chat/chat';
import { formatDateTime } from '@voltfront/rules/format/date';
import { App, Button, Image, Skeleton } from 'antd';
import { Fragment, useState } from 'react';
import { CallError, call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { FailedState } from '../../frame/states';
import { useTexts } from '../../texts/texts';
import { pictureAt } from '../../ui/picture';
import styles from './chats.module.css';
import { MESSAGES, POLL_MS } from './use-chat-desk';

const SIZE = 50;
const PICTURE_WIDTH = 200;

/** Messages that were loaded before the newest ones, oldest last. */
function useEarlier(id: string, first: string | null | undefined) {
  const { message } = App.useApp();
  const { t } = useTexts();
  const [state, setState] = useState<{ items: ChatMessageData[]; cursor: string | null | undefined }>({
    items: [],
    cursor: undefined,
  });
  const cursor = state.cursor === undefined ? (first ?? null) : state.cursor;
  const load = async () => {
    if (cursor === null) return;
    try {
      const { items, nextCursor } = await call(MESSAGES, { query: { conversationId: id, size: SIZE, cursor } });
      setState((before) => ({ items: [...before.items, ...items], cursor: nextCursor }));
    } catch (error) {
      message.error((error instanceof CallError && error.message) || t('offline'));
    }
  };
  return { items: state.items, hasMore: cursor !== null, load };
}

/** Messages of the customer, oldest first; the area keeps to its end. */
export function ChatMessages({ id }: { id: string }) {
  const { t } = useTexts();
  const newest = useCall(MESSAGES, { conversationId: id, size: SIZE }, { everyMs: () => POLL_MS });
  const earlier = useEarlier(id, newest.data?.nextCursor);
  if (newest.isPending) return <Skeleton active className={styles.pad ?? ''} />;
  if (newest.isError && !newest.data) return <FailedState error={newest.error} retry={() => void newest.refetch()} />;
  const ids = new Set(newest.data.items.map(({ messageId }) => messageId));
  const known = earlier.items.filter(({ messageId }) => !ids.has(messageId));
  const shown = [...newest.data.items, ...known].reverse();
  return (
    <div className={styles.area}>
      <div className={styles.log} role="log">
        {earlier.hasMore ? (
          <Button type="link" block onClick={() => void earlier.load()}>
            {t('chatEarlier')}
          </Button>
        ) : null}
        {shown.map((message, index) => (
          <Fragment key={message.messageId}>
            {hasTimeAbove(message.sentAt, shown[index - 1]?.sentAt ?? null) ? (
              <div className={styles.notice}>{formatDateTime(message.sentAt)}</div>
            ) : null}
            <Message message={message} />
          </Fragment>
        ))}
      </div>
    </div>
  );
}

function Message({ message }: { message: ChatMessageData }) {
  const { t } = useTexts();
  const { writer, name, isRead } = message;
  if (writer === 'notice') return <div className={styles.notice}>{message.text}</div>;
  const isOurs = writer !== 'customer';
  return (
    <div className={`${styles.message} ${isOurs ? styles.ours : ''}`}>
      {isOurs ? <small>{writer === 'auto' ? t('chatAssistant') : name}</small> : null}
      <Body message={message} />
      {writer === 'agent' ? <small>{t(isRead ? 'chatRead' : 'chatUnread')}</small> : null}
    </div>
  );
}

function Body({ message: { text, picture, card } }: { message: ChatMessageData }) {
  const { t } = useTexts();
  if (card) {
    return (
      <div className={styles.card}>
        {card.picture ? <img src={pictureAt(card.picture, PICTURE_WIDTH)} alt="" /> : null}
        <span>
          <b>{card.title}</b>
          <small>{card.note}</small>
        </span>
      </div>
    );
  }
  if (picture) {
    return (
      <Image
        width={PICTURE_WIDTH}
        src={pictureAt(picture, PICTURE_WIDTH * 2)}
        preview={{ src: picture }}
        alt={t('chatPictureSeen')}
      />
    );
  }
  return <div className={styles.bubble}>{text}</div>;
}
