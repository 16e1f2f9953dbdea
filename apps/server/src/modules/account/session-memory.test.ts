import { expect, it } from 'vitest';
import { KEEP_MS, type LiveSession, SessionMemory } from './session-memory';

const NOW = 1_000_000;
const sessionOf = (accountId: string): LiveSession => ({
  state: 'live',
  platform: 'WEB_MOBILE',
  hasSecondFactor: false,
  actor: { accountId, sessionId: `session-${accountId}`, roles: ['customer'] },
});

it('keeps a session some seconds', () => {
  const memory = new SessionMemory();
  memory.keep('hash', sessionOf('anna'), NOW, memory.mark);
  expect(memory.get('hash', NOW + KEEP_MS - 1)?.actor.accountId).toBe('anna');
  expect(memory.get('hash', NOW + KEEP_MS)).toBeUndefined();
  expect(memory.size).toBe(0);
});

it('forgets all sessions of an account, and those of nobody else', () => {
  const memory = new SessionMemory();
  for (const [hash, who] of [
    ['a1', 'anna'],
    ['a2', 'anna'],
    ['b1', 'bert'],
  ] as const)
    memory.keep(hash, sessionOf(who), NOW, memory.mark);
  memory.forget('anna');
  expect(['a1', 'a2', 'b1'].map((hash) => memory.get(hash, NOW) !== undefined)).toEqual([false, false, true]);
});

it('does not keep a session that may have ended while it was looked up', () => {
  const memory = new SessionMemory();
  const { mark } = memory;
  memory.forget('anna');
  memory.keep('hash', sessionOf('anna'), NOW, mark);
  expect(memory.get('hash', NOW)).toBeUndefined();
});

it('never holds more than ten thousand, and lets the oldest go', () => {
  const memory = new SessionMemory();
  for (let at = 0; at < 10_050; at += 1) memory.keep(`hash-${at}`, sessionOf(`person-${at}`), NOW, memory.mark);
  expect(memory.size).toBe(10_000);
  expect(memory.get('hash-49', NOW)).toBeUndefined();
  expect(memory.get('hash-50', NOW)).toBeDefined();
});
