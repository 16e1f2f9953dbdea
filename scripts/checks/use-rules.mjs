import { storefrontFolder } from './layers.mjs';
import { isTest } from './sources.mjs';

const BROWSER = ['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage', 'history'];
const MINI = ['wx', 'my', 'tt', 'swan', 'getCurrentPages', 'getApp'];
const HOST_GLOBALS = new Set([...BROWSER, ...MINI]);

const isStorefront = (path) => storefrontFolder(path) !== undefined && !isTest(path);
const isServer = (path) => path.startsWith('apps/server/src/') && !isTest(path);
const isPlatform = (path) => storefrontFolder(path) === 'platform';
/** Taro runs this file while it builds; what it reads is not part of the app. */
const isBuildFile = (path) => path === 'apps/storefront/src/app.config.ts';
const isPackage = (path) => path.startsWith('packages/') && !isTest(path);

/** What may not be used where. `find(source)` gives the breaches of one file as `{ line, what }`. */
export const useRules = [
  {
    name: 'no window, document or wx outside platform',
    find: ({ path, globals }) =>
      isStorefront(path) && !isPlatform(path)
        ? globals.filter(({ name }) => HOST_GLOBALS.has(name)).map(({ name, line }) => ({ line, what: name }))
        : [],
  },
  {
    name: 'the storefront reads build variables only in platform',
    find: ({ path, environment }) =>
      isStorefront(path) && !isPlatform(path) && !isBuildFile(path)
        ? environment.map(({ name, line }) => ({ line, what: `process.env.${name}` }))
        : [],
  },
  {
    name: 'the server reads process.env only in kernel/config.ts',
    find: ({ path, environment }) =>
      isServer(path) && path !== 'apps/server/src/kernel/config.ts'
        ? environment.map(({ name, line }) => ({ line, what: `process.env.${name}` }))
        : [],
  },
  {
    name: 'packages touch neither host nor environment',
    find: ({ path, globals, environment }) =>
      isPackage(path)
        ? [...globals.filter(({ name }) => HOST_GLOBALS.has(name) || name === 'process'), ...environment].map(
            ({ name, line }) => ({ line, what: name }),
          )
        : [],
  },
];
