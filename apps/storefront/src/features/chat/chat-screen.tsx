import { t } from '@lingui/core/macro';
import type { ChatData, ChatMessageData } from '@voltfront/contract';
import { SERVICE_HOURS } from '@voltfront/rules/chat/chat';
import { useState } from 'react';
import type { ApiList } from '@/api';
import { ChatField } from './chat-field';
import styles from './chat-screen.module.css';
import { ChatStrip } from './chat-strip';
import type { Subject } from './chat-subject';
import { MessageLog } from './message-log';
import { QuickRow } from './quick-row';
import { RatingCard } from './rating-card';
import { SubjectOffer } from './subject-offer';
import { useChatUpkeep } from './use-chat-upkeep';
import { useOutbox } from './use-outbox';

interface ChatScreenProps {
  chat: ChatData;
  messages: ApiList<ChatMessageData>;
  /** Where the customer came from. */
  subject: Subject | null;
}

/** The conversation with the customer service. */
export function ChatScreen({ chat, messages, subject }: ChatScreenProps) {
  const isLost = useChatUpkeep(chat.unread);
  const outbox = useOutbox(messages.items);
  const [isOffered, setOffered] = useState(true);
  const { conversation } = chat;
  const sendCard = (sent: Subject, title: string) => {
    outbox.send({ kind: 'card', subject: sent }, title);
    setOffered(false);
  };
  return (
    <div className={styles.screen}>
      <ChatStrip chat={chat} isLost={isLost} />
      <MessageLog messages={messages} outbox={outbox}>
        {messages.state.empty && outbox.outgoing.length === 0 && <Welcome isOnDuty={chat.isOnDuty} />}
        {conversation?.state === 'closed' && (
          <RatingCard key={conversation.conversationId} conversation={conversation} />
        )}
      </MessageLog>
      {subject && isOffered && <SubjectOffer subject={subject} onSend={sendCard} onClose={() => setOffered(false)} />}
      <QuickRow
        chat={chat}
        onQuestion={({ answerId, question }) => outbox.send({ kind: 'question', answerId }, question)}
      />
      <ChatField
        onText={(text) => outbox.send({ kind: 'text', text }, text)}
        onPicture={(file) => outbox.send({ kind: 'file', file }, '')}
      />
    </div>
  );
}

/** Before the first message. */
function Welcome({ isOnDuty }: { isOnDuty: boolean }) {
  const { from, until } = SERVICE_HOURS;
  return (
    <div className={styles.welcome}>
      <div className={styles.hello}>{t`您好，请问有什么可以帮您？`}</div>
      <div>{isOnDuty ? t`人工客服在线` : t`人工客服服务时间 每天 ${from}:00–${until}:00`}</div>
    </div>
  );
}
