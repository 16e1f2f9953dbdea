import type { ChatOfStaffData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { Avatar, Badge, Button, Empty, Skeleton } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call';
import { Link } from '../../app/link';
import { FailedState } from '../../frame/states';
import { useTexts } from '../../texts/texts';
import { pictureAt } from '../../ui/picture';
import styles from './chats.module.css';
import { CHATS, POLL_MS } from './use-chat-desk';

const STEP = 20;
const MOST = 50;

interface ChatListProps {
  state: ChatOfStaffData['state'];
  chosenId: string | null;
}

/** Conversations in one state, each the way to its messages. */
export function ChatList({ state, chosenId }: ChatListProps) {
  const { t } = useTexts();
  const [size, setSize] = useState(STEP);
  const chats = useCall(CHATS, { state, size }, { isPaged: true, everyMs: () => POLL_MS });
  if (chats.isPending) return <Skeleton active className={styles.pad ?? ''} />;
  if (chats.isError && !chats.data) return <FailedState error={chats.error} retry={() => void chats.refetch()} />;
  const { items, nextCursor } = chats.data;
  if (items.length === 0) return <Empty className={styles.pad ?? ''} description={t('chatEmpty')} />;
  return (
    <div className={styles.list}>
      {items.map((chat) => (
        <Row key={chat.conversationId} chat={chat} isChosen={chat.conversationId === chosenId} />
      ))}
      {nextCursor !== null && size < MOST ? (
        <Button type="link" block onClick={() => setSize(MOST)}>
          {t('chatMore')}
        </Button>
      ) : null}
    </div>
  );
}

function Row({ chat, isChosen }: { chat: ChatOfStaffData; isChosen: boolean }) {
  const { conversationId, avatar, nickname, lastText, lastAt, unread, agentName, isOwn } = chat;
  return (
    <Link to={`/chats/${conversationId}`} className={`${styles.row} ${isChosen ? styles.chosen : ''}`}>
      <Badge count={unread} size="small">
        <Avatar size={36} src={pictureAt(avatar, 72)} />
      </Badge>
      <span className={styles.words}>
        <b>{nickname}</b>
        <small>{lastText}</small>
      </span>
      <span className={styles.aside}>
        <small>{formatDateTime(lastAt).slice(5, 16)}</small>
        {agentName && !isOwn ? <small>{agentName}</small> : null}
      </span>
    </Link>
  );
}
