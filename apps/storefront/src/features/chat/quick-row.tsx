import { t } from '@lingui/core/macro';
import type { ChatData } from '@voltfront/contract';
import { useApiMutation } from '@/api';
import { cx, Icon, Strip } from '@/ui';
import { readChatAgain, showChat } from './chat-cache';
import styles from './quick-row.module.css';

interface QuickRowProps {
  chat: ChatData;
  onQuestion: (question: ChatData['questions'][number]) => void;
}

/** Above the field: the way to an agent, and questions that are answered at once. */
export function QuickRow({ chat, onQuestion }: QuickRowProps) {
  const queue = useApiMutation('POST /api/mpaccount/v1/chat/queue', {
    onSuccess: showChat,
    onError: () => void readChatAgain(),
  });
  const state = chat.conversation?.state;
  if (state === 'open' || state === 'waiting') return null;
  return (
    <Strip className={styles.row ?? ''} chosen={-1}>
      {() => (
        <>
          <button
            type="button"
            className={cx(styles.chip, styles.agent)}
            disabled={queue.isPending}
            onClick={() => queue.mutate(undefined)}
          >
            <Icon name="service" size={16} />
            {t`转人工`}
          </button>
          {chat.questions.map((question) => (
            <button key={question.answerId} type="button" className={styles.chip} onClick={() => onQuestion(question)}>
              {question.question}
            </button>
          ))}
        </>
      )}
    </Strip>
  );
}
