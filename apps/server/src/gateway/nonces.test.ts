import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuse } from '../kernel/errors';
import { noJournal, openNonceJournal } from './nonce-journal';
import { localNonces } from './nonces';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;
const A = 'aaaaaaaaaaaaaaa';
const B = 'bbbbbbbbbbbbbbb';

let folder: string;
let errors: unknown[];
const open = () => localNonces(openNonceJournal(folder, (error) => errors.push(error)));

beforeEach(() => {
  errors = [];
  folder = join(mkdtempSync(join(tmpdir(), 'voltfront-nonces-')), 'nonces');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

describe('nonces of one process', () => {
  it('are good once within ten minutes', async () => {
    const nonces = localNonces();
    expect(await nonces.use(A, NOW)).toBe(true);
    expect(await nonces.use(B, NOW)).toBe(true);
    expect(await nonces.use(A, NOW)).toBe(false);
    expect(await nonces.use(A, NOW + 10 * MINUTE)).toBe(false);
  });

  it('are forgotten afterwards, and make room', async () => {
    const nonces = localNonces(noJournal, 2);
    await nonces.use(A, NOW);
    await nonces.use(B, NOW);
    expect(await nonces.use(A, NOW + 12 * MINUTE)).toBe(true);
  });

  it('are bounded: what cannot be remembered is not let in', async () => {
    const nonces = localNonces(noJournal, 1);
    await nonces.use(A, NOW);
    await expect(nonces.use(B, NOW)).rejects.toThrow(refuse('OVERLOADED'));
    expect(await nonces.use(A, NOW)).toBe(false);
  });

  it('are known to the process that starts after it, even when it was killed in the middle of a line', async () => {
    const before = open();
    await before.use(A, NOW);
    appendFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'ccccccc');
    const after = open();
    expect(await after.use(A, NOW + MINUTE)).toBe(false);
    expect(await after.use(B, NOW + MINUTE)).toBe(true);
    expect(errors).toEqual([]);
  });

  it('leave no files behind', async () => {
    const nonces = open();
    for (let minute = 0; minute < 60; minute++) await nonces.use(A.slice(2) + (minute + 10), NOW + minute * MINUTE);
    expect(readdirSync(folder).length).toBeLessThanOrEqual(12);
    nonces.close();
    const later = open();
    await later.use(A, NOW + 600 * MINUTE);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('work without a folder that can be written, which is told once', async () => {
    writeFileSync(folder, 'a file in the place of the folder');
    const nonces = open();
    expect(await nonces.use(A, NOW)).toBe(true);
    expect(await nonces.use(A, NOW)).toBe(false);
    expect(errors).toHaveLength(1);
  });
});
