import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { 'process.env.API_SECRET': '"voltfront-development-secret"' },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // Loading the component library anew for each file takes longer than its tests; set-up.ts puts back what they leave.
    isolate: false,
    setupFiles: ['./src/testing/set-up.ts'],
    testTimeout: 60_000,
  },
});
