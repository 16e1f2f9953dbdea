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
  'personal-data/declare',
  'postgres-transaction',
  'prepared',
  'row-values',
  'transaction-scope',
]);

const KERNEL_FILE = /^apps\/server\/src\/kernel\/(.+)\.ts$/;

/** True for files of the server that may import drizzle, which builds statements. */
export function mayUseDrizzle(path) {
  if (/\.(repository|tables)\.ts$/.test(path)) return true;
  return KERNEL.has(KERNEL_FILE.exec(path)?.[1] ?? '');
}

const TABLES = /^apps\/server\/src\/.+\.tables\.ts$/;
const OWN = /(\.(repository|tables|test|suite|fixture)\.ts|\/demo\/[^/]+\.ts|\/testing\/[^/]+\.ts)$/;

/** Files that import tables beside their repositories. The list only becomes shorter. */
const REMAINING = new Set([
  'apps/server/src/modules/community/seed-community.ts',
  'apps/server/src/modules/content/seed-content.ts',
  'apps/server/src/modules/content/seed-story.ts',
  'apps/server/src/modules/download/seed-downloads.ts',
  'apps/server/src/modules/finance/seed-finance.ts',
  'apps/server/src/modules/home/seed-home.ts',
  'apps/server/src/modules/order/seed-agreements.ts',
  'apps/server/src/modules/slot/seed-slot.ts',
  'apps/server/src/modules/stock/receive-car.ts',
  'apps/server/src/modules/stock/seed-stock.ts',
  'apps/server/src/modules/store/seed-regions.ts',
  'apps/server/src/modules/trade-in/seed-trade-in.ts',
  'apps/server/src/modules/vehicle/seed-catalogue.ts',
  'apps/server/src/modules/vehicle/seed-shares.ts',
  'apps/server/src/modules/vehicle/seed-vehicle-model.ts',
]);

const isBeside = ({ path, imports }) =>
  !OWN.test(path) && imports.some(({ target, typeOnly }) => TABLES.test(target) && !typeOnly);

const folderOf = (path) => /^apps\/server\/src\/(modules\/[^/]+|[^/]+)\//.exec(path)?.[1];

/** Files that import tables and are neither repositories nor on the list, repositories with another module's tables, and those that must leave the list. */
export function findTableUsers(sources) {
  const users = new Set(sources.filter(isBeside).map(({ path }) => path));
  const foreign = sources.filter(
    ({ path, imports }) =>
      /\.repository\.ts$/.test(path) &&
      imports.some(({ target, typeOnly }) => TABLES.test(target) && !typeOnly && folderOf(target) !== folderOf(path)),
  );
  return [
    ...[...users].filter((path) => !REMAINING.has(path)).map((path) => `${path} imports tables`),
    ...foreign.map(({ path }) => `${path} imports tables of another module`),
    ...[...REMAINING].filter((path) => !users.has(path)).map((path) => `${path} imports none any more`),
  ];
}
