import { t } from '@lingui/core/macro';
import type { CollectTaskData } from '@voltfront/contract';
import { Button, Popup, Stack, Text } from '@/ui';
import styles from './collect.module.css';

export interface QuizSheetProps {
  task: CollectTaskData | undefined;
  isOpen: boolean;
  onClose: () => void;
  /** With the number of an option, from 1. */
  onAnswer: (option: number) => void;
  onTake: () => void;
}

/** The question of today: one answer, and then the right one. */
export function QuizSheet({ task, isOpen, onClose, onAnswer, onTake }: QuizSheetProps) {
  const question = task?.question;
  if (!question) return null;
  const { chosen, right } = question;
  const isRight = chosen !== null && chosen === right;
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`今日一题`}
      footer={
        chosen === null ? null : task.state === 'open' ? (
          <Button block onClick={onTake}>{t`领取奖励`}</Button>
        ) : (
          <Button block variant="secondary" onClick={onClose}>{t`知道了`}</Button>
        )
      }
    >
      <div className={styles.quiz}>
        <Stack gap={3}>
          <Text weight="bold" size="body-large">
            {question.question}
          </Text>
          {question.options.map((option, index) => (
            <Button
              key={option}
              block
              variant={right === index + 1 ? 'primary' : 'secondary'}
              disabled={chosen !== null && right !== index + 1}
              onClick={() => chosen === null && onAnswer(index + 1)}
            >
              {chosen === index + 1 && right !== index + 1 ? t`${option}（我的选择）` : option}
            </Button>
          ))}
          <Text size="small" tone="secondary">
            {chosen === null ? t`每天一题，只有一次作答机会` : isRight ? t`回答正确` : t`回答错误，明天再来挑战`}
          </Text>
        </Stack>
      </div>
    </Popup>
  );
}
