import { t } from '@lingui/core/macro';
import type { ChatMessageData } from '@voltfront/contract';
import { hasTimeAbove } from '@voltfront/rules/chat/chat';
import { Fragment, type ReactNode, useState } from 'react';
import { type ApiList, serverNow } from '@/api';
import { ListFooter } from '@/page';
import { useInView } from '@/platform/in-view';
import { ImagePreview } from '@/ui';
import { messageTime } from './chat-words';
import styles from './message-log.module.css';
import { MessageRow, OutgoingRow } from './message-row';
import type { Outbox } from './use-outbox';

/** Id of the line above the oldest message. */
const OLDEST = 'chat-oldest';

interface MessageLogProps {
  messages: ApiList<ChatMessageData>;
  outbox: Outbox;
  /** Below the last message. */
  children: ReactNode;
}

/**
 * Messages in their order. The area keeps to its end as long as nobody scrolls up, and what is loaded above moves nothing:
 * browsers count a reversed column from below.
 */
export function MessageLog({ messages, outbox, children }: MessageLogProps) {
  const now = serverNow();
  const [preview, setPreview] = useState<string | null>(null);
  const shown = [...messages.items].reverse();
  const { more, loading } = messages.state;
  // Another count of messages is another line to be seen.
  const oldest = `${OLDEST}-${shown.length}`;
  useInView(oldest, more && !loading, messages.loadMore);
  return (
    <div className={styles.area}>
      <div className={styles.log} role="log" aria-label={t`聊天记录`}>
        <div id={oldest} className={styles.oldest}>
          {more && <ListFooter list={messages} />}
        </div>
        {shown.map((message, index) => {
          const before = shown[index - 1]?.sentAt ?? null;
          return (
            <Fragment key={message.messageId}>
              {hasTimeAbove(message.sentAt, before) && (
                <div className={styles.time}>{messageTime(message.sentAt, now)}</div>
              )}
              <MessageRow message={message} onPicture={setPreview} />
            </Fragment>
          );
        })}
        {outbox.outgoing.map((message) => (
          <OutgoingRow key={message.clientKey} message={message} onResend={() => outbox.resend(message.clientKey)} />
        ))}
        {children}
      </div>
      <ImagePreview
        isOpen={preview !== null}
        onClose={() => setPreview(null)}
        pictures={preview === null ? [] : [{ src: preview, alt: t`聊天图片` }]}
      />
    </div>
  );
}
