import { t } from '@lingui/core/macro';
import type { ChatMessageData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { Avatar, cx, Icon, Picture, pressable, Spinner } from '@/ui';
import { ChatCard } from './chat-card';
import styles from './message-row.module.css';
import type { Outgoing } from './use-outbox';

/** Width at which a picture is shown (px). */
const PICTURE_WIDTH = 168;

interface MessageRowProps {
  message: ChatMessageData;
  onPicture: (picture: string) => void;
}

/** A message: of the customer at the right, of the service at the left, a line about the conversation in the middle. */
export function MessageRow({ message, onPicture }: MessageRowProps) {
  const { writer, text, isRead } = message;
  if (writer === 'notice') return <div className={styles.notice}>{text}</div>;
  const body = <Body message={message} onPicture={onPicture} />;
  if (writer === 'customer')
    return <OwnRow status={<span className={styles.status}>{isRead ? t`已读` : t`未读`}</span>}>{body}</OwnRow>;
  return (
    <div className={styles.row}>
      <Writer message={message} />
      <div className={styles.column}>
        <div className={styles.name}>{message.name || t`智能助手`}</div>
        {body}
      </div>
    </div>
  );
}

function Writer({ message: { writer, name, avatar } }: { message: ChatMessageData }) {
  if (writer === 'agent') return <Avatar size="small" src={avatar} name={name} />;
  return (
    <span className={styles.assistant} aria-hidden>
      <Icon name="service" size={20} />
    </span>
  );
}

function Body({ message: { writer, text, picture, card }, onPicture }: MessageRowProps) {
  if (card) return <ChatCard card={card} />;
  if (picture) {
    return (
      <div className={styles.picture}>
        <Picture
          src={picture}
          width={PICTURE_WIDTH}
          aspect={1}
          alt={t`聊天图片`}
          round="card"
          onClick={() => onPicture(picture)}
        />
      </div>
    );
  }
  return <div className={cx(styles.bubble, writer === 'customer' && styles.own)}>{text}</div>;
}

function OwnRow({ status, children }: { status: ReactNode; children: ReactNode }) {
  return (
    <div className={cx(styles.row, styles.mine)}>
      <div className={cx(styles.column, styles.ownColumn)}>
        {children}
        {status}
      </div>
    </div>
  );
}

/** A message that the server does not list yet: on its way, or failed and sent again by a tap. */
export function OutgoingRow({ message, onResend }: { message: Outgoing; onResend: () => void }) {
  const { content, text, state } = message;
  const status =
    state === 'sending' ? (
      <span className={styles.status}>
        <Spinner />
        {t`发送中`}
      </span>
    ) : (
      <span className={cx(styles.status, styles.failed)} {...pressable(onResend)}>
        <Icon name="warning" size={16} />
        {t`发送失败，点击重发`}
      </span>
    );
  return (
    <OwnRow status={status}>
      {content.kind === 'file' ? (
        <div className={styles.picture}>
          <img className={styles.preview} src={content.file.previewUrl} alt={t`聊天图片`} />
        </div>
      ) : (
        <div className={cx(styles.bubble, styles.own)}>{text}</div>
      )}
    </OwnRow>
  );
}
