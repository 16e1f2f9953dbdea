import { expect, test } from 'vitest';
import { DAY_MS } from '../time';
import { askOf, isAnswerTo } from './order-notice';

test('a delay asks for a choice within a week, a lock that comes by itself until the lock, and a payment for nothing', () => {
  expect(askOf('order.delayed', {}, 1000)).toEqual({ ask: 'choice', answerBy: 1000 + 7 * DAY_MS });
  expect(askOf('order.locksSoon', { locksAt: 5000 }, 1000)).toEqual({ ask: 'acknowledge', answerBy: 5000 });
  expect(askOf('order.paid', {}, 1000)).toBeNull();
  expect(askOf('constructor', {}, 1000)).toBeNull();
});

test('what was asked decides which answers there are', () => {
  expect(isAnswerTo('choice', 'adviser')).toBe(true);
  expect(isAnswerTo('choice', 'acknowledged')).toBe(false);
  expect(isAnswerTo('acknowledge', 'acknowledged')).toBe(true);
  expect(isAnswerTo('acknowledge', 'accepted')).toBe(false);
});
