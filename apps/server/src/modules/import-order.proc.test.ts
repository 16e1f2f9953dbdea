import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ServerModule } from '../kernel/module';

const PATIENCE_MS = 60_000;
const demos = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(join(import.meta.dirname, name, 'demo/index.ts')),
);

beforeEach(() => {
  vi.resetModules();
});

it.each(demos)(
  'every module is whole when the demo data of %s are imported first',
  { timeout: PATIENCE_MS },
  async (name) => {
    await import(`./${name}/demo/index.ts`);
    const { modules }: { modules: ServerModule[] } = await import('.');
    const sets = modules.flatMap(({ name: owner, demo = [] }) => demo.map((set) => ({ ...set, owner })));
    expect(sets.length).toBeGreaterThan(50);
    expect(
      sets.filter(({ load }) => typeof load !== 'function').map(({ owner, name: set }) => `${owner}/${set}`),
    ).toEqual([]);
  },
);
