import { MINUTE_MS as MINUTE } from '@voltfront/rules/time';
import { expect, it } from 'vitest';
import type { Ctx } from './context';
import { createSharedReads } from './shared-reads';

/** Callers inside and outside of a transaction of one process. */
function callers() {
  const app = { database: { db: {} } };
  let time = 1;
  const ctxOf = (db: object) => ({ app, db, now: () => time }) as unknown as Ctx;
  return { outside: ctxOf(app.database.db), inside: ctxOf({}), pass: (ms: number) => (time += ms) };
}
const never = () => new Promise<string>(() => undefined);

it('a transaction does not wait for a read outside of it, which may wait for its connection', async () => {
  const { outside, inside } = callers();
  const reads = createSharedReads<string>(MINUTE);
  void reads.readAnywhere(outside, 'rules', never);
  expect(await reads.readAnywhere(inside, 'rules', async () => 'own')).toBe('own');
});

it('a transaction uses an answer that is there, and leaves its own to others until it ends', async () => {
  const { outside, inside, pass } = callers();
  const reads = createSharedReads<string>(MINUTE);
  expect(await reads.readAnywhere(outside, 'rules', async () => 'first')).toBe('first');
  expect(await reads.readAnywhere(inside, 'rules', async () => 'second')).toBe('first');
  pass(MINUTE);
  expect(await reads.readAnywhere(inside, 'rules', async () => 'third')).toBe('third');
  expect(await reads.readAnywhere(outside, 'rules', async () => 'fourth')).toBe('third');
});

it('a failed read is not kept', async () => {
  const { outside } = callers();
  const reads = createSharedReads<string>(MINUTE);
  const failing = reads.readAnywhere(outside, 'rules', () => Promise.reject(new TypeError('gone')));
  await expect(failing).rejects.toThrow('gone');
  expect(await reads.readAnywhere(outside, 'rules', async () => 'there')).toBe('there');
});

it('what staff may change is read anew by each transaction', async () => {
  const { outside, inside } = callers();
  const reads = createSharedReads<string>(MINUTE);
  await reads.read(outside, 'sale', async () => 'before');
  expect(await reads.read(inside, 'sale', async () => 'now')).toBe('now');
});
