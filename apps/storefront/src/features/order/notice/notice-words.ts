import { t } from '@lingui/core/macro';
import type { OrderNoticeData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';

type Ask = NonNullable<OrderNoticeData['ask']>;

/** Where a question of a notice stands. */
export type AskState = 'none' | 'open' | 'answered' | 'over';

/** Whether a notice still asks, at a moment of the server's clock (ms): the last millisecond before the deadline counts. */
export function askState({ ask }: Pick<OrderNoticeData, 'ask'>, nowMs: number): AskState {
  if (!ask) return 'none';
  if (ask.answer !== null) return 'answered';
  return nowMs > ask.answerBy ? 'over' : 'open';
}

/** Name of an answer. */
function answerName(answer: NonNullable<Ask['answer']>): string {
  const names: Record<NonNullable<Ask['answer']>, string> = {
    acknowledged: t`已知悉`,
    accepted: t`已接受`,
    adviser: t`与顾问沟通`,
  };
  return names[answer];
}

/** The line about what a notice asks for; empty where it asks for nothing. */
export function askWords(notice: Pick<OrderNoticeData, 'ask'>, nowMs: number): string {
  const { ask } = notice;
  const state = askState(notice, nowMs);
  if (!ask || state === 'none') return '';
  if (ask.answer !== null) {
    const answer = answerName(ask.answer);
    return ask.answeredAt === null ? answer : `${answer} · ${formatDateTime(ask.answeredAt)}`;
  }
  const time = formatDateTime(ask.answerBy);
  return state === 'over' ? t`已于 ${time} 截止` : t`请在 ${time} 前确认`;
}
