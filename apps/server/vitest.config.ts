import { defineConfig } from 'vitest/config';

const shared = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  pool: 'forks' as const,
  setupFiles: ['../../scripts/test/property-seed.mjs'],
};
const globalSetup = ['src/testing/services.ts'];

export default defineConfig({
  test: {
    ...shared,
    projects: [
      {
        test: {
          ...shared,
          name: 'server',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.races.test.ts', 'src/**/*.shared.test.ts', 'src/**/*.proc.test.ts'],
        },
      },
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
