import { expect, test } from 'vitest';
import { updateNeed } from './app-update';

const server = { version: '1.10.0', minimumVersion: '1.2.0', isForced: false };

test.each([
  ['1.1.9', 'forced'],
  ['1.2.0', 'none'],
  ['1.2', 'none'],
  ['1.9.3', 'none'],
  ['2.0.0', 'none'],
  [null, 'none'],
])('an app of version %s: %s', (own, need) => {
  expect(updateNeed(own, server)).toBe(need);
});

test('a forced version leaves no older one in use, and spares newer ones', () => {
  const forced = { ...server, isForced: true };
  expect(['1.9.9', '1.10.0', '1.10.1'].map((own) => updateNeed(own, forced))).toEqual(['forced', 'none', 'none']);
});

test('the remote configuration can ask for more than the server does', () => {
  expect(updateNeed('1.4.0', server, '1.5.0')).toBe('forced');
  expect(updateNeed('1.5.0', server, '1.5.0')).toBe('none');
});
