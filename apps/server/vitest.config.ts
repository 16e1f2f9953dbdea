import { defineConfig } from 'vitest/config';

const shared = {
  testTimeout: 30_000,
  hookTimeout: 120_000,
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

/** Tests of the embedded database itself, which open it whatever database the others run on. */
const embedded = [
  'src/kernel/{pglite-statements,pglite-turns,run-migrations,tables}.test.ts',
  'src/modules/slot/slots-migration.test.ts',
];

/**
 * What shows that the server works on the embedded database as well: earlier releases, demo data, jobs, transactions, and
 * the modules that a sale stands on. All else runs on PostgreSQL, where a query on the outer handle inside a transaction,
 * which would wait for itself on the one connection of PGlite, fails too.
 */
const smoke = [
  'src/releases.test.ts',
  'src/demo/load.test.ts',
  'src/kernel/{demo,job-queue,transaction-scope}.test.ts',
  'src/gateway/{idempotency,session}.test.ts',
  'src/testing/count-statements.test.ts',
  'src/modules/{account/account,coupon/coupon,order/order,payment/payment,points/points,slot/slot,vehicle/vehicle}.test.ts',
  'src/modules/community/{comment,feed}.test.ts',
  'src/modules/stock/hold.test.ts',
];

export default defineConfig({
  test: {
    ...shared,
    projects: [
      {
        test: {
          ...together,
          name: 'server',
          include: ['src/**/*.test.ts'],
          exclude: [...otherKinds, ...embedded],
        },
      },
      // Each test makes a database from nothing, which takes its time on a busy machine.
      { test: { ...together, testTimeout: 120_000, name: 'embedded', include: embedded } },
      { test: { ...together, name: 'smoke', include: smoke } },
      // Whole servers in processes of their own.
      {
        test: {
          ...together,
          testTimeout: 180_000,
          name: 'process',
          include: ['src/**/*.proc.test.ts'],
          globalSetup: [...globalSetup, 'src/testing/process-programs.ts'],
        },
      },
      // Callers at once, and what several servers share.
      {
        test: {
          ...together,
          testTimeout: 120_000,
          name: 'races',
          include: ['src/**/*.races.test.ts', 'src/**/*.shared.test.ts'],
          globalSetup,
        },
      },
    ],
  },
});
