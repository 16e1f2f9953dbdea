import { DAY_MS } from '../time';
import type { MessageParams } from './fill-template';

/** How a customer may answer a notice of an order: 我已知悉, 接受, or 与顾问沟通. */
export const NOTICE_ANSWERS = ['acknowledged', 'accepted', 'adviser'] as const;
export type NoticeAnswer = (typeof NOTICE_ANSWERS)[number];

/** What a notice asks for: that it was read, or a choice. */
export const NOTICE_ASKS = ['acknowledge', 'choice'] as const;
export type NoticeAsk = (typeof NOTICE_ASKS)[number];

const ANSWERS: Readonly<Record<NoticeAsk, readonly NoticeAnswer[]>> = {
  acknowledge: ['acknowledged'],
  choice: ['accepted', 'adviser'],
};

/** Time (ms) for an answer where the notice names no moment of its own. */
export const ANSWER_WITHIN_MS = 7 * DAY_MS;

/** Templates of messages that ask the customer for an answer. */
const ASKING: Readonly<Record<string, NoticeAsk>> = {
  'order.delayed': 'choice',
  'order.changed': 'acknowledge',
  'order.locksSoon': 'acknowledge',
};

/**
 * What a message of a template asks for, and until when (epoch ms): for a lock that comes by itself until the lock. Null for
 * those that only tell.
 */
export function askOf(
  template: string,
  params: MessageParams,
  now: number,
): { ask: NoticeAsk; answerBy: number } | null {
  const ask = Object.hasOwn(ASKING, template) ? ASKING[template] : undefined;
  if (!ask) return null;
  const { locksAt } = params;
  return { ask, answerBy: typeof locksAt === 'number' ? locksAt : now + ANSWER_WITHIN_MS };
}

/** Whether an answer fits what is asked for. */
export const isAnswerTo = (ask: NoticeAsk, answer: NoticeAnswer): boolean => ANSWERS[ask].includes(answer);
