import { isTest } from './sources.mjs';

const FOLDER = 'apps/server/src/demo/';

/** What belongs to no module: the order in which the shop is filled, and what the data of several modules is made with. */
const SHARED = ['index.ts', 'load.ts', 'fill.ts', 'asset-facts.ts', 'shapes.ts'];

/** Demo data that lies outside of its module. */
export const findStrayDemo = (paths) =>
  paths.filter((path) => path.startsWith(FOLDER) && !isTest(path) && !SHARED.includes(path.slice(FOLDER.length)));
