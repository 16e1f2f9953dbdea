import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voltfront-lock-'));
  file = join(folder, 'server.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('data folder', () => {
  it('belongs to one server at a time', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
    release();
    expect(existsSync(file)).toBe(false);
    lockFolder(folder)();
  });

  it('is refused while another process lives', () => {
    writeFileSync(file, JSON.stringify({ pid: process.ppid, startedTicks: '' }));
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`);
  });

  it.each([
    ['a process that is gone', { pid: 2 ** 22 + 5, startedTicks: '1' }],
    ['a process whose number was given to another one', { pid: process.ppid, startedTicks: 'long ago' }],
    ['an earlier run with our own number, as in containers', { pid: process.pid, startedTicks: '1' }],
  ])('is taken over from %s', (_case, owner) => {
    writeFileSync(file, JSON.stringify(owner));
    const release = lockFolder(folder);
    expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid);
    release();
  });

  it('is taken over from a lock that was never finished', () => {
    writeFileSync(file, '');
    lockFolder(folder)();
  });
});
