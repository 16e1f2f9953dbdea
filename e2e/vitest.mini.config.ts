import { defineConfig } from 'vitest/config';

/** The mini-program builds: the WeChat one run by the host against the built server. */
export default defineConfig({
  test: {
    include: ['mini/**/*.test.ts'],
    globalSetup: ['lib/shared-server.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 330_000,
  },
});
