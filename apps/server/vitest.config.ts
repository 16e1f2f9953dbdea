import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const shared = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  pool: 'forks' as const,
  setupFiles: ['../../scripts/test/property-seed.mjs'],
};
/**
 * Files share a process and the modules that it has loaded: loading them anew for each would cost most of the time. So a
 * file puts back what it replaces, and replaces functions of Node by `testing/replace-in-node`, not by `vi.mock`.
 */
const together = { ...shared, isolate: false };
const globalSetup = ['src/testing/services.ts'];

/** Tests with callers at once, several servers, or whole processes: each kind is a project of its own. */
const otherKinds = ['src/**/*.races.test.ts', 'src/**/*.shared.test.ts', 'src/**/*.proc.test.ts'];

const modules = readdirSync(new URL('src/modules', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What shows that the server works on the embedded database as well: the frame, the demo data, the main flows of each module. */
const smoke = {
  include: [
    'src/*.test.ts',
    'src/{kernel,testing,web,demo}/**/*.test.ts',
    'src/gateway/*.test.ts',
    `src/modules/{${modules.map((name) => `${name}/${name}`).join(',')}}.test.ts`,
    'src/modules/community/{feed,comment}.test.ts',
    'src/modules/finance/application.test.ts',
    'src/modules/share/short-link.test.ts',
    'src/modules/stock/{hold,list-cars}.test.ts',
  ],
  // Walks over every endpoint, whose answers do not depend on the database.
  exclude: [...otherKinds, 'src/gateway/{every-endpoint,ended-account}.test.ts'],
};

export default defineConfig({
  test: {
    ...shared,
    projects: [
      {
        test: {
          ...together,
          name: 'server',
          include: ['src/**/*.test.ts'],
          exclude: otherKinds,
        },
      },
      { test: { ...shared, name: 'smoke', ...smoke } },
      // Whole servers in processes of their own.
      { test: { ...shared, testTimeout: 180_000, name: 'process', include: ['src/**/*.proc.test.ts'], globalSetup } },
      // Callers at once, and what several servers share.
      {
        test: {
          ...shared,
          name: 'races',
          include: ['src/**/*.races.test.ts', 'src/**/*.shared.test.ts'],
          globalSetup,
        },
      },
    ],
  },
});
