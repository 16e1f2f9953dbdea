import { formatDateTime } from '@voltfront/rules/format/date';
import { App, Button, Skeleton } from 'antd';
import { useEffect } from 'react';
import { call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { Link } from '../../app/link';
import { FailedState } from '../../frame/states';
import { chatWords } from '../../texts/chat-words';
import { useTexts } from '../../texts/texts';
import { WordTag } from '../../ui/word-tag';
import { ChatMessages } from './chat-messages';
import styles from './chats.module.css';
import { Composer } from './composer';
import { CHAT, useChange, useServing } from './use-chat-desk';

/** One conversation: whose it is, what can be done with it, its messages, and where the agent writes. */
export function Conversation({ id, onTaken }: { id: string; onTaken: () => void }) {
  const chat = useCall(CHAT, { conversationId: id });
  useSeen(id, chat.data?.isOwn ? chat.data.unread : 0);
  if (chat.isPending) return <Skeleton active className={styles.pad ?? ''} />;
  if (chat.isError && !chat.data) return <FailedState error={chat.error} retry={() => void chat.refetch()} />;
  return (
    <div className={styles.conversation}>
      <Head chat={chat.data} onTaken={onTaken} />
      <ChatMessages id={id} />
      {chat.data.isOwn ? <Composer id={id} /> : null}
    </div>
  );
}

/** Tells the server that the agent sees what is unread. */
function useSeen(conversationId: string, unread: number): void {
  useEffect(() => {
    if (unread > 0) void call('POST /api/mpaccount/v1/staff/chat/read', { body: { conversationId } }).catch(() => null);
  }, [conversationId, unread]);
}

type Chat = NonNullable<ReturnType<typeof useCall<typeof CHAT>>['data']>;

function Head({ chat, onTaken }: { chat: Chat; onTaken: () => void }) {
  const { t } = useTexts();
  const { modal } = App.useApp();
  const { isBusy, run } = useChange();
  const { mayServe, isOnDuty } = useServing();
  const { conversationId, accountId, nickname, mobile, state, isOwn, agentName, queuedAt, stars, ratingNote } = chat;
  const body = { conversationId };
  const take = async () => {
    if (await run(() => call('POST /api/mpaccount/v1/staff/chat/take', { body }))) onTaken();
  };
  const end = () =>
    modal.confirm({
      title: t('chatEnd'),
      content: t('chatEndHint'),
      onOk: () => run(() => call('POST /api/mpaccount/v1/staff/chat/close', { body })),
    });
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <Link to={`/customers/${accountId}`}>{nickname}</Link>
        <span>{mobile}</span>
        <WordTag of={chatWords[state]} />
        {agentName ? <span>{agentName}</span> : null}
        {state === 'waiting' && queuedAt !== null ? (
          <span>
            {t('chatFrom')} {formatDateTime(queuedAt)}
          </span>
        ) : null}
        {stars === null ? null : (
          <span>
            {t('chatStars')} {'★'.repeat(stars)}
            {ratingNote ? ` ${ratingNote}` : ''}
          </span>
        )}
      </div>
      <div className={styles.buttons}>
        {mayServe && state === 'waiting' ? (
          <Button type="primary" loading={isBusy} disabled={!isOnDuty} onClick={() => void take()}>
            {t('chatTake')}
          </Button>
        ) : null}
        {isOwn ? (
          <>
            <Button
              loading={isBusy}
              onClick={() => void run(() => call('POST /api/mpaccount/v1/staff/chat/release', { body }))}
            >
              {t('chatRelease')}
            </Button>
            <Button danger onClick={end}>
              {t('chatEnd')}
            </Button>
          </>
        ) : null}
      </div>
    </header>
  );
}
