import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogue } from './catalogue';

/** Every table of texts in this folder, by its name. */
async function tables(): Promise<[name: string, texts: Record<string, unknown>][]> {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ `./${file}`)));
  return modules.flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Texts'))) as never;
}

it('no two rooms have a text of one name, of which one would be lost', async () => {
  const all = await tables();
  expect(all.length).toBeGreaterThan(18);
  const known: Record<string, unknown> = catalogue;
  const lost = all.flatMap(([table, texts]) =>
    Object.keys(texts).flatMap((name) => (known[name] === texts[name] ? [] : [`${table}.${name}`])),
  );
  expect(lost).toEqual([]);
});
