import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Rules keep nothing between calls.
    isolate: false,
    setupFiles: ['../../scripts/test/property-seed.mjs'],
    // Property tests try hundreds of cases, beside other checks on the same processors.
    testTimeout: 30_000,
  },
});
