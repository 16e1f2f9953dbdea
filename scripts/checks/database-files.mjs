/** Files of the kernel whose business is the database: connections, transactions, parts of statements, queues kept in tables. */
const KERNEL = new Set([
  'account-guard',
  'audience',
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

const isBeside = ({ path, imports }) =>
  !OWN.test(path) && imports.some(({ target, typeOnly }) => TABLES.test(target) && !typeOnly);

const folderOf = (path) => /^apps\/server\/src\/(modules\/[^/]+|[^/]+)\//.exec(path)?.[1];

/** Files other than repositories that import tables, and repositories with another module's tables. */
export function findTableUsers(sources) {
  const foreign = sources.filter(
    ({ path, imports }) =>
      /\.repository\.ts$/.test(path) &&
      imports.some(({ target, typeOnly }) => TABLES.test(target) && !typeOnly && folderOf(target) !== folderOf(path)),
  );
  return [
    ...sources.filter(isBeside).map(({ path }) => `${path} imports tables`),
    ...foreign.map(({ path }) => `${path} imports tables of another module`),
  ];
}
