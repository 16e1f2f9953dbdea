import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { at } from '../lib/paths.mjs';
import { growthFaults } from './entry-growth.mjs';

const require = createRequire(import.meta.url);
const loader = (name) => require(at('apps/storefront/config', name));

/** The entry as Taro generates it, for pages by their files. */
const generated = (files) => `var config = ${JSON.stringify({
  pages: files,
  tabBar: { list: [{ pagePath: 'pages/community/index', text: '社区' }] },
})}
config.routes = [
  ${files.map((file) => `Object.assign({ path: '${file}' }, {})`).join(',')}
]
createRouter(config)`;

const page = (file) => ({ file, path: `/${file}`, row: { title: file } });
const slim = (packages) =>
  loader('slim-entry-loader.js').call(
    { getOptions: () => ({ packages, request: '!!list?root=ROOT!table' }) },
    generated(Object.values(packages).flatMap((pages) => pages.map(({ file }) => file))),
  );

test('the entry does not depend on the number of pages of a package', () => {
  const few = { pages: [page('pages/community/index')], pagesOrder: [page('pagesOrder/pay/index')] };
  const madeUp = Array.from({ length: 258 }, (_, index) => page(`pagesOrder/page${index}`));
  const many = { ...few, pagesOrder: [...few.pagesOrder, ...madeUp] };
  assert.equal(slim(many), slim(few));
  assert.ok(slim(few).includes('list?root=pagesOrder'));
});

test('another package adds only its name to the entry', () => {
  const few = { pages: [page('pages/community/index')] };
  const more = { ...few, pagesActivity: [page('pagesActivity/a'), page('pagesActivity/b')] };
  assert.ok(slim(more).length - slim(few).length < 80);
});

test('a page that no package lists stops the build', () => {
  const call = () =>
    loader('slim-entry-loader.js').call(
      { getOptions: () => ({ packages: { pages: [] }, request: '' }) },
      generated(['pages/community/index']),
    );
  assert.throws(call, /no package/);
});

test('the module of a package has loaders and rows of its own pages only', () => {
  const list = loader('page-package-loader.js').call({
    getOptions: () => ({ root: 'pagesOrder', pages: [page('pagesOrder/pay/index')] }),
    rootContext: '/app',
    mode: 'production',
  });
  assert.match(list, /"\/pagesOrder\/pay\/index": \(\) => import\("\/app\/src\/pagesOrder\/pay\/index"\)/);
  assert.match(list, /"title":"pagesOrder\/pay\/index"/);
  assert.match(list, /"@files-of:pagesOrder@"/);
});

test('a module reports paths that have no page', () => {
  const tell = (source) =>
    loader('absent-pages-loader.js').call({ getOptions: () => ({ paths: ['/pagesMine/settings'] }) }, source);
  const source = "const TO = ['/pagesMine/settings', '/pagesMine/integral']; /** '/pagesMine/comment' */";
  assert.ok(tell(source).endsWith("tellAbsentPages('/pagesMine/integral');\n"));
  assert.equal(tell("open('/pagesMine/settings')"), "open('/pagesMine/settings')");
});

test('an entry that names a page’s file, and a page with the lists of two packages, are faults', () => {
  const routes = {
    '/': { js: ['js/1.aa.js', 'js/list-a.js'], css: [] },
    '/pagesOrder/pay/index': { js: ['js/2.bb.js', 'js/list-b.js'], css: ['css/2.cc.css'] },
  };
  const manifest = { packages: { pages: ['js/list-a.js'], pagesOrder: ['js/list-b.js'] }, routes };
  assert.deepEqual(growthFaults(manifest, 'list-a list-b'), []);
  assert.equal(growthFaults(manifest, 'list-a {2:"2.bb"} {2:"2.cc"}').length, 2);
  routes['/'].js.push('js/list-b.js');
  assert.equal(growthFaults(manifest, '').length, 1);
});
