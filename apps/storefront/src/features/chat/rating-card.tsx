import { t } from '@lingui/core/macro';
import type { ChatData } from '@voltfront/contract';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { Button, Rating, Stack, Text, TextArea, toast } from '@/ui';
import { readChatAgain, showChat } from './chat-cache';
import styles from './rating-card.module.css';

const NOTE_MOST = 200;

/** After a conversation with an agent: stars and a note, once; afterwards the stars that were given. */
export function RatingCard({ conversation }: { conversation: NonNullable<ChatData['conversation']> }) {
  const [stars, setStars] = useState(0);
  const [note, setNote] = useState('');
  const rate = useApiMutation('POST /api/mpaccount/v1/chat/rate', {
    onError: () => void readChatAgain(),
    onSuccess: (changed) => {
      showChat(changed);
      toast(t`感谢您的评价`);
    },
  });
  if (conversation.stars !== null) {
    return (
      <div className={styles.given}>
        <Text size="small" tone="secondary" inline>{t`您的评价`}</Text>
        <Rating value={conversation.stars} label={t`您的评价`} size="small" />
      </div>
    );
  }
  if (!conversation.canRate) return null;
  const words = [t`很差`, t`较差`, t`一般`, t`满意`, t`非常满意`];
  return (
    <div className={styles.card}>
      <Stack gap={3} align="center">
        <Text weight="bold">{t`请为本次服务评分`}</Text>
        <Rating value={stars} onChange={setStars} label={t`服务评分`} words={words} />
      </Stack>
      {stars > 0 && (
        <>
          <TextArea value={note} onChange={setNote} maxLength={NOTE_MOST} placeholder={t`说说您的感受（选填）`} />
          <Button
            block
            size="medium"
            loading={rate.isPending}
            onClick={() => rate.mutate({ conversationId: conversation.conversationId, stars, note })}
          >
            {t`提交评价`}
          </Button>
        </>
      )}
    </div>
  );
}
