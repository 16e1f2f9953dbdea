import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { 'process.env.API_SECRET': '"voltfront-development-secret"' },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['./src/testing/set-up.ts'],
    testTimeout: 60_000,
  },
});
