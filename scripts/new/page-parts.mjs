import { Fault } from '../lib/fault.mjs';
import { withEntry } from './source.mjs';
import { formPageTest, listPageTest, plainPageTest } from './templates/page-test.mjs';
import { formPage, listPage, plainPage } from './templates/pages.mjs';

const PAGES = {
  page: [plainPage, plainPageTest],
  list: [listPage, listPageTest],
  form: [formPage, formPageTest],
};

/** The row of the route table. Only this file of the generator knows about routes. */
function routeRow({ path, title, page, isPublic }) {
  const more = [isPublic ? '' : 'login: true', page === 'list' ? 'pullDownRefresh: true' : ''].filter(Boolean);
  return `  '${path}': { title: '${title}', chrome: 'custom'${more.map((each) => `, ${each}`).join('')} },`;
}

/** A page with its row in the route table, its tests, and the visit that every walk over all pages makes. */
export function pageParts(draft, wish) {
  const { path, title, page, isPublic } = wish;
  const root = path.split('/')[1];
  const routes = `apps/storefront/src/${root}/routes.ts`;
  if (!draft.has(routes))
    throw new Fault(`There is no package ${root}: make ${routes}, and its line in navigation/route-table.ts.`);
  if (draft.read(routes).includes(`'${path}'`)) throw new Fault(`${path} is a page already.`);
  const [file, test] = PAGES[page];
  draft.add(`apps/storefront/src${path}.tsx`, file(wish));
  draft.add(`apps/storefront/src${path}.test.tsx`, test(wish));
  draft.edit(routes, (source) => withEntry(source, /defineRoutes\(\{/, routeRow(wish)));
  const shows = page === 'form' ? `${title}.*提交` : page === 'list' ? `${title}.*${title}一` : title;
  const visit = `    page('${path.slice(1)}', /${shows}/s, {}${isPublic ? '' : ', own'}),`;
  draft.edit('e2e/lib/visits.ts', (source) => withEntry(source, /\n {2}return \[(?=\n {4}\.\.\.more)/, visit));
}
