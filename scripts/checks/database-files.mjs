/** Files of the kernel whose business is the database: connections, transactions, parts of statements, queues kept in tables. */
const KERNEL = new Set([
  'account-guard',
  'columns',
  'database',
  'database-errors',
  'database-pglite',
  'database-postgres',
  'distance',
  'job-queue',
  'list',
  'ownership',
  'personal-data',
  'postgres-transaction',
  'prepared',
  'row-values',
  'transaction-scope',
]);

/** Files that still build statements beside their repositories. The list only becomes shorter. */
const REMAINING = new Set([
  'apps/server/src/modules/account/personal-data.ts',
  'apps/server/src/modules/community/personal-data.ts',
  'apps/server/src/modules/content/personal-data.ts',
  'apps/server/src/modules/download/personal-data.ts',
  'apps/server/src/modules/finance/personal-data.ts',
  'apps/server/src/modules/form/personal-data.ts',
  'apps/server/src/modules/order/personal-data.ts',
  'apps/server/src/modules/payment/personal-data.ts',
  'apps/server/src/modules/points/personal-data.ts',
  'apps/server/src/modules/risk/personal-data.ts',
  'apps/server/src/modules/share/personal-data.ts',
  'apps/server/src/modules/slot/personal-data.ts',
  'apps/server/src/modules/stock/personal-data.ts',
  'apps/server/src/modules/trade-in/personal-data.ts',
  'apps/server/src/modules/upload/personal-data.ts',
  'apps/server/src/modules/vehicle/personal-data.ts',
]);

const KERNEL_FILE = /^apps\/server\/src\/kernel\/([^/]+)\.ts$/;

/** True for files of the server that may import drizzle, which builds statements. */
export function mayUseDrizzle(path) {
  if (/\.(repository|tables)\.ts$/.test(path) || REMAINING.has(path)) return true;
  return KERNEL.has(KERNEL_FILE.exec(path)?.[1] ?? '');
}

/** Remaining files that build no statements any more, and so must leave the list. */
export function findFinished(sources) {
  const building = new Set(
    sources.filter(({ imports }) => imports.some(({ target }) => target === 'npm:drizzle-orm')).map(({ path }) => path),
  );
  return [...REMAINING].filter((path) => !building.has(path));
}
