import { defineConfig } from 'vitest/config';

/** Screens against their baseline screenshots; `UPDATE_BASELINE=1` renews them. */
export default defineConfig({
  test: {
    include: ['pages/**/*.test.ts', 'visual/**/*.test.ts'],
    globalSetup: ['lib/studio-data.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 330_000,
  },
});
