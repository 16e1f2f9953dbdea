import { isTest } from './sources.mjs';

const FOLDER = 'apps/server/src/demo/';

/** Demo files of no module: the order in which the sets are loaded, and helpers that several modules use. */
const SHARED = ['index.ts', 'load.ts', 'fill.ts', 'asset-facts.ts', 'shapes.ts'];

/** Demo data outside of the folder of its module. */
export const findStrayDemo = (paths) =>
  paths.filter((path) => path.startsWith(FOLDER) && !isTest(path) && !SHARED.includes(path.slice(FOLDER.length)));
