import type { ChatState } from '@voltfront/rules/chat/chat';
import { Card, Empty, Segmented, Switch } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { chatWords } from '../../texts/chat-words';
import { useTexts } from '../../texts/texts';
import { ChatList } from './chat-list';
import styles from './chats.module.css';
import { Conversation } from './conversation';
import { useChange, useDuty } from './use-chat-desk';

const STATES: readonly ChatState[] = ['waiting', 'open', 'answering', 'closed'];

/** The room without a chosen conversation. */
export const ChatRoom = () => <ChatDesk id={null} />;

/** Conversations with customers: the duty, lists by state, and the chosen one with its messages. */
export function ChatDesk({ id }: { id: string | null }) {
  const { t, say } = useTexts();
  const { duty, isOnDuty, mayServe } = useDuty();
  const { isBusy, run } = useChange();
  const [state, setState] = useState<ChatState>('waiting');
  const change = (next: boolean) =>
    run(() => call('POST /api/mpaccount/v1/staff/chat/duty', { body: { isOnDuty: next } }));
  const countOf = (each: ChatState) =>
    each === 'waiting' ? (duty?.waiting ?? 0) : each === 'open' ? (duty?.own ?? 0) : 0;
  return (
    <>
      <div className={styles.duty}>
        {mayServe ? (
          <span className={styles.switch}>
            <Switch
              aria-label={t('chatOnDuty')}
              checked={isOnDuty}
              loading={isBusy || duty === undefined}
              onChange={(next) => void change(next)}
            />
            {t('chatOnDuty')}
          </span>
        ) : null}
        <span>{t('chatAgents', { n: String(duty?.agents ?? 0) })}</span>
        <span>{t('chatWaiting', { n: String(duty?.waiting ?? 0) })}</span>
      </div>
      <div className={styles.desk}>
        <Card className={styles.side ?? ''} styles={{ body: { padding: 0 } }}>
          <div className={styles.tabs}>
            <Segmented
              block
              value={state}
              onChange={(next) => setState(next as ChatState)}
              options={STATES.map((value) => {
                const [chinese, english] = chatWords[value];
                const words = say([chinese, english]);
                return { value, label: countOf(value) > 0 ? `${words} ${countOf(value)}` : words };
              })}
            />
          </div>
          <ChatList key={state} state={state} chosenId={id} />
        </Card>
        <Card className={styles.main ?? ''} styles={{ body: { padding: 0, height: '100%' } }}>
          {id === null ? (
            <Empty className={styles.pad ?? ''} description={t('chatChoose')} />
          ) : (
            <Conversation key={id} id={id} onTaken={() => setState('open')} />
          )}
        </Card>
      </div>
    </>
  );
}
