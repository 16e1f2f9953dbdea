import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { Button, IconButton } from '@/ui';
import { CARD } from './chat-cache';
import { ChatCard } from './chat-card';
import type { Subject } from './chat-subject';
import styles from './subject-offer.module.css';

interface SubjectOfferProps {
  subject: Subject;
  onSend: (subject: Subject, title: string) => void;
  onClose: () => void;
}

/** What the customer came from, to be sent with a tap; nothing when it is not there any more. */
export function SubjectOffer({ subject, onSend, onClose }: SubjectOfferProps) {
  const card = useQuery(apiQuery(CARD, subject));
  if (!card.data) return null;
  const { title } = card.data;
  return (
    <div className={styles.offer}>
      <ChatCard card={card.data}>
        <div className={styles.foot}>
          <span className={styles.hint}>{t`您想咨询的可能是它`}</span>
          <Button size="small" onClick={() => onSend(subject, title)}>
            {t`发送给客服`}
          </Button>
        </div>
      </ChatCard>
      <div className={styles.close}>
        <IconButton icon="close" size={16} label={t`关闭`} onClick={onClose} />
      </div>
    </div>
  );
}
