import { defineConfig } from 'vitest/config';
import { OwnServersFirst } from './lib/own-servers-first';

/** Journeys in Chromium against the built server and the built H5. */
export default defineConfig({
  test: {
    include: ['journeys/**/*.test.ts'],
    globalSetup: ['lib/shared-server.ts'],
    sequence: { sequencer: OwnServersFirst },
    pool: 'forks',
    // Files share the modules of their process: loading them takes some seconds.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 330_000,
  },
});
