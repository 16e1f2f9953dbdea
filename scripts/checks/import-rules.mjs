import { mayUseDrizzle } from './database-files.mjs';
import { demoOf, isRouteList, layerOf, moduleOf, storefrontFolder } from './layers.mjs';
import { isTest } from './sources.mjs';
import { TIME_MODULE } from './time-rules.mjs';

const below =
  (...folders) =>
  (path) =>
    folders.some((folder) => path.startsWith(folder));
const inStorefront = below('apps/storefront/');
const inServer = below('apps/server/');
const samePackage = (from, target) => from.split('/').slice(0, 2).join('/') === target.split('/').slice(0, 2).join('/');

function onlyIn(...folders) {
  return (from) => inStorefront(from) && !folders.includes(storefrontFolder(from)) && !isTest(from);
}

/** What a package of ours may use besides itself; the contract takes states and limits from the rules. */
const allowedInPackage = {
  contract: ['npm:zod', 'packages/rules/'],
  rules: [],
  brand: [],
  bridge: [TIME_MODULE],
  risk: [TIME_MODULE],
};

function packageImportsTooMuch(from, { target }) {
  const name = /^packages\/([^/]+)\//.exec(from)?.[1];
  if (!name || isTest(from) || samePackage(from, target)) return false;
  return !(allowedInPackage[name] ?? []).some(
    (allowed) => target === allowed || (allowed.endsWith('/') && target.startsWith(allowed)),
  );
}

/**
 * What may not be imported where. `breaks(from, item)` tells whether an import breaks the rule;
 * `from` and `item.target` are paths from the root, packages from npm are `npm:<name>`.
 */
export const importRules = [
  { name: 'rules, brand, bridge and risk stand alone, the contract on the rules', breaks: packageImportsTooMuch },
  {
    name: 'the container knows the storefront by the bridge alone',
    breaks: (from, { target }) =>
      from.startsWith('apps/container/') &&
      (inStorefront(target) || inServer(target) || target.startsWith('packages/contract/')),
  },
  {
    name: 'the console stands beside the other apps, and takes types alone from the contract but for permissions and headers',
    breaks: (from, { target, typeOnly }) =>
      from.startsWith('apps/console/') &&
      (/^apps\/(storefront|server|container)\//.test(target) ||
        (!typeOnly &&
          target.startsWith('packages/contract/') &&
          !/\/(permissions|headers|error-codes)\.ts$/.test(target))),
  },
  {
    name: 'no other app imports the console, so that nothing of it reaches customers',
    breaks: (from, { target }) => target.startsWith('apps/console/') && !from.startsWith('apps/console/'),
  },
  {
    name: 'packages never import apps',
    breaks: (from, { target }) => from.startsWith('packages/') && target.startsWith('apps/'),
  },
  {
    name: 'server and storefront never import each other',
    breaks: (from, { target }) =>
      !isTest(from) && ((inServer(from) && inStorefront(target)) || (inStorefront(from) && inServer(target))),
  },
  {
    name: 'storefront layers import downwards only',
    breaks: (from, { target, typeOnly }) => {
      const [upper, lower] = [layerOf(from), layerOf(target)];
      if (upper === undefined || lower === undefined || typeOnly || isTest(from) || isRouteList(target)) return false;
      return upper < lower;
    },
  },
  {
    name: 'a page package uses no other page package',
    breaks: (from, { target }) => {
      const [own, other] = [storefrontFolder(from), storefrontFolder(target)];
      return /^pages/.test(own ?? '') && /^pages/.test(other ?? '') && own !== other && !isRouteList(target);
    },
  },
  {
    name: '@tarojs/taro only in platform, navigation and page',
    breaks: (from, { target }) => target === 'npm:@tarojs/taro' && onlyIn('platform', 'navigation', 'page')(from),
  },
  {
    name: '@tarojs/components only in ui and platform',
    breaks: (from, { target }) => target === 'npm:@tarojs/components' && onlyIn('ui', 'platform')(from),
  },
  {
    name: 'the storefront imports types only from the contract',
    breaks: (from, { target, typeOnly }) =>
      inStorefront(from) &&
      !typeOnly &&
      !isTest(from) &&
      target.startsWith('packages/contract/') &&
      !/\/(error-codes|error-reactions|headers|risk-calls)\.ts$/.test(target) &&
      // The component gallery shows every row of the error catalogue; other pages do without its texts, to stay small.
      !(target.endsWith('/errors.ts') && from.startsWith('apps/storefront/src/features/demo/')),
  },
  {
    name: 'server modules use each other through index.ts',
    breaks: (from, { target }) => {
      const other = moduleOf(target);
      if (!other || other === moduleOf(from) || isTest(from)) return false;
      if (isTables(target) || demoOf(target)) return false;
      return inServer(from) && target !== `apps/server/src/modules/${other}/index.ts`;
    },
  },
  {
    name: 'demo data is used by demo data, its own module and what assembles the shop, through index.ts',
    breaks: (from, { target }) => {
      const other = demoOf(target);
      if (!other || other === moduleOf(from) || isTest(from)) return false;
      const isReader = Boolean(demoOf(from)) || !/\/src\/(modules|gateway|kernel|providers|web)\//.test(from);
      return !isReader || target !== `apps/server/src/modules/${other}/demo/index.ts`;
    },
  },
  {
    name: 'tables stay in their module',
    breaks: (from, item) => {
      if (!isTables(item.target) || isTest(from)) return false;
      if (moduleOf(from) !== moduleOf(item.target)) return from !== 'apps/server/src/kernel/schema.ts';
      return Boolean(item.isExport) && from.endsWith('/index.ts');
    },
  },
  {
    name: 'statements are built in repositories, tables and the database files of the kernel only',
    breaks: (from, { target }) =>
      inServer(from) && target === 'npm:drizzle-orm' && !isTest(from) && !mayUseDrizzle(from),
  },
  {
    name: 'the kernel knows no module',
    breaks: (from, { target }) =>
      below('apps/server/src/kernel/')(from) && Boolean(moduleOf(target)) && !isTables(target) && !isTest(from),
  },
  {
    name: 'providers know no module',
    breaks: (from, { target }) =>
      below('apps/server/src/providers/')(from) && Boolean(moduleOf(target)) && !isTest(from),
  },
];

function isTables(target) {
  return /\.tables\.ts$/.test(target);
}
