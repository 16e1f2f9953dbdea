import type { ChatCardData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { cx, Icon, linked, Picture } from '@/ui';
import styles from './chat-card.module.css';
import { subjectAction } from './chat-subject';

const PICTURE_WIDTH = 88;

/** A card about a model, an order or a store, which leads to it. */
export function ChatCard({ card, children }: { card: ChatCardData; children?: ReactNode }) {
  return (
    <div className={styles.card}>
      <div className={styles.row} {...linked(subjectAction(card))}>
        <div className={cx(styles.picture, !card.picture && styles.empty)}>
          {card.picture ? (
            <Picture src={card.picture} width={PICTURE_WIDTH} aspect={22 / 15} alt="" clear fit="contain" />
          ) : (
            <Icon name="store" size={28} />
          )}
        </div>
        <div className={styles.words}>
          <div className={styles.title}>{card.title}</div>
          <div className={styles.note}>{card.note}</div>
        </div>
      </div>
      {children}
    </div>
  );
}
