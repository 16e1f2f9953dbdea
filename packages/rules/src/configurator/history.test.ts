import { expect, test } from 'vitest';
import { canUndo, createHistory, HISTORY_LIMIT, push, undo } from './history';

test('goes back step by step and stops at the start', () => {
  const history = push(push(createHistory('a'), 'b'), 'c');
  expect(undo(history).present).toBe('b');
  expect(undo(undo(history))).toEqual(createHistory('a'));
  expect(undo(createHistory('a'))).toEqual(createHistory('a'));
});

test('does not count the same value as a step', () => {
  expect(canUndo(push(createHistory('a'), 'a'))).toBe(false);
  expect(canUndo(push(createHistory('a'), 'b'))).toBe(true);
});

test('forgets the oldest step beyond the limit', () => {
  let history = createHistory(0);
  for (let i = 1; i <= HISTORY_LIMIT + 5; i += 1) history = push(history, i);
  for (let i = 0; i < HISTORY_LIMIT; i += 1) history = undo(history);
  expect(history.present).toBe(5);
  expect(canUndo(history)).toBe(false);
});
