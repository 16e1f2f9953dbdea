import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildOf } from '../mini-host/app-json';

/**
 * Files below this size (bytes) are the stubs that every page has, which only include the base
 * template.
 */
const STUB_BYTES = 1024;

/** Ways to evaluate text as code; the platforms' engines and reviews forbid them. */
const TEXT_AS_CODE = /\beval\(|\bFunction\(["'`]/;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.endsWith('.map') && statSync(join(folder, file)).isFile(),
  );

/** Groups of files with the same content. */
function copies(folder: string): string[] {
  const groups = new Map<string, string[]>();
  for (const file of filesOf(folder)) {
    const content = readFileSync(join(folder, file));
    if (content.length < STUB_BYTES) continue;
    const key = createHash('sha1').update(content).digest('hex');
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups.values()].filter((files) => files.length > 1).map((files) => files.join(' = '));
}

describe.each(['weapp', 'alipay', 'tt', 'swan'] as const)('the %s build', (platform) => {
  const folder = buildOf(platform);

  test('holds no file twice, in whatever packages', () => {
    expect(copies(folder)).toEqual([]);
  });

  test('runs no text as code', () => {
    const found = filesOf(folder).filter(
      (file) => file.endsWith('.js') && TEXT_AS_CODE.test(readFileSync(join(folder, file), 'utf8')),
    );
    expect(found).toEqual([]);
  });
});
