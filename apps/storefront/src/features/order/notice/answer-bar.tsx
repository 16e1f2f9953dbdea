import { t } from '@lingui/core/macro';
import type { OrderNoticeData } from '@voltfront/contract';
import { BottomBar, Button, Text } from '@/ui';
import { askState, askWords } from './notice-words';

type Answer = NonNullable<NonNullable<OrderNoticeData['ask']>['answer']>;

export interface AnswerBarProps {
  notice: OrderNoticeData;
  nowMs: number;
  /** The end of the text was reached. */
  isAtEnd: boolean;
  /** The answer that is being sent. */
  sending: Answer | null;
  onAnswer: (answer: Answer) => void;
}

/** Asks for the answer of a notice once its end was reached; afterwards says which one was given and when. */
export function AnswerBar({ notice, nowMs, isAtEnd, sending, onAnswer }: AnswerBarProps) {
  const state = askState(notice, nowMs);
  if (state === 'none') return null;
  const words = (
    <Text size="small" tone="secondary">
      {state === 'open' && !isAtEnd ? t`请阅读至末尾后确认` : askWords(notice, nowMs)}
    </Text>
  );
  if (state !== 'open') return <BottomBar>{words}</BottomBar>;
  const button = (answer: Answer, text: string, variant: 'primary' | 'secondary' = 'primary') => (
    <Button
      block
      variant={variant}
      disabled={!isAtEnd || (sending !== null && sending !== answer)}
      loading={sending === answer}
      onClick={() => onAnswer(answer)}
    >
      {text}
    </Button>
  );
  return (
    <BottomBar top={words}>
      {notice.ask?.kind === 'choice' ? (
        <>
          {button('adviser', t`与顾问沟通`, 'secondary')}
          {button('accepted', t`接受`)}
        </>
      ) : (
        button('acknowledged', t`我已知悉`)
      )}
    </BottomBar>
  );
}
