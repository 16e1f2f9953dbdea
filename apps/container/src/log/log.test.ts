import { expect, test } from 'vitest';
import { createTrafficLog, logAsText } from './log';

test('the record keeps the last 500 messages, and completes them', () => {
  const log = createTrafficLog(() => 1_790_000_000_000);
  for (let count = 0; count < 501; count += 1)
    log.add({ kind: 'call', name: `m${count}`, sent: '{}', state: 'waiting' });
  log.update(501, { state: 'ok', answer: '1', tookMs: 7 });
  const { entries } = log.store.get();
  expect(entries).toHaveLength(500);
  expect(entries[0]?.name).toBe('m1');
  expect(entries.at(-1)).toMatchObject({ name: 'm500', state: 'ok', answer: '1', tookMs: 7 });
  log.clear();
  expect(log.store.get().entries).toEqual([]);
});

test('as text it is one line for each message', () => {
  const log = createTrafficLog(() => Date.UTC(2026, 0, 2, 3, 4, 5, 6));
  log.add({ kind: 'event', name: 'sessionChanged', sent: '{"token":null}', state: 'ok' });
  expect(logAsText(log.store.get().entries)).toBe(
    '2026-01-02T03:04:05.006Z\tevent\tsessionChanged\tok\t\t\t{"token":null}',
  );
});
