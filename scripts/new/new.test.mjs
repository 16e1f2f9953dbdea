// What `npm run new` writes: in a copy of the checkout it compiles, passes the linter and the checks, and its tests pass.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { at } from '../lib/paths.mjs';
import { copyCheckout } from './checkout-copy.mjs';
import { withEntry, withImport } from './source.mjs';
import { namesOf, readWish } from './wish.mjs';
import { writeNew } from './write-new.mjs';

const MOST_FILES = 10;
const MOST_LINES = 500;

const WISHES = [
  'list-page /pagesStore/notices --title 门店公告 --endpoint GET_/api/mporder/v1/store/notices --module store --contract notice --public',
  'form-page /pagesMine/suggestion --title 意见反馈 --endpoint POST_/api/appuser/v1/user/suggestion --module subscription',
  'page /pagesMine/about --title 关于我们 --public',
  'module receipt',
  'endpoint GET_/api/mporder/v1/receipts --module receipt',
].map((words) => words.split(' ').map((word) => word.replace(/^(GET|POST)_/, '$1 ')));

const LIST_PAGE = ['list-page', '/pagesMine/vouchers', '--title', '我的礼券'];
const LIST = ['--endpoint', 'GET /api/mpintegral/v1/vouchers', '--module', 'points', '--contract', 'account'];

let copy;
let listPage;
const written = [];
before(() => {
  copy = copyCheckout();
  listPage = writeNew(readWish([...LIST_PAGE, ...LIST]), copy).files;
  written.push(...listPage, ...WISHES.flatMap((words) => writeNew(readWish(words), copy).files));
});
after(() => rmSync(copy, { recursive: true, force: true }));

function run(program, args, folder = '.') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [at(program), ...args], {
    cwd: join(copy, folder),
    encoding: 'utf8',
    // On PostgreSQL where there is one: a database with all tables is copied there, and made anew in each process elsewhere.
    env: { ...process.env, TEST_DATABASE_URL: process.env.TEST_POSTGRES_URL ?? '' },
  });
  assert.equal(status, 0, stdout + stderr);
}

test(`a list page with its endpoint, demo rows and tests is at most ${MOST_FILES} files and ${MOST_LINES} lines`, () => {
  assert.ok(listPage.length <= MOST_FILES, listPage.map(({ path }) => path).join('\n'));
  assert.ok(listPage.reduce((sum, { lines }) => sum + lines, 0) <= MOST_LINES);
});

for (const folder of ['packages/contract', 'apps/server', 'apps/storefront', 'e2e']) {
  test(`what is new compiles in ${folder}`, () =>
    run('node_modules/typescript/bin/tsc', ['-p', '.', '--checkers', '1'], folder));
}

test('the migration of every new table is recorded', async () => {
  const { readRecord, recordBreaches } = await import(join(copy, 'scripts/lib/migrations.mjs'));
  assert.deepEqual(recordBreaches(), []);
  const names = readRecord().map(({ tag }) => tag.replace(/^\d+_/, ''));
  assert.deepEqual(names.slice(-4), ['vouchers', 'notices', 'suggestions', 'receipts']);
});

test('what is new keeps to the borders between layers', () => run('scripts/checks/borders.mjs', []));

test('what is new names its spans of time', () => run('scripts/checks/time-values.mjs', []));

test('what is new leaves nothing unused', () => {
  const workspaces = ['apps/server', 'apps/storefront', 'packages/contract', 'e2e'];
  run('node_modules/knip/bin/knip.js', ['--no-progress', ...workspaces.flatMap((folder) => ['--workspace', folder])]);
});

for (const folder of ['apps/server', 'apps/storefront']) {
  test(`the tests of what is new pass in ${folder}`, () => {
    const tests = [...new Set(written.map(({ path }) => path))].filter(
      (path) => path.startsWith(folder) && path.includes('.test.'),
    );
    const project = folder === 'apps/server' ? ['--project=server'] : [];
    run(
      'node_modules/vitest/vitest.mjs',
      ['run', ...project, ...tests.map((path) => path.slice(folder.length + 1))],
      folder,
    );
  });
}

test('the names of a thing are the same in all files', () => {
  assert.deepEqual(namesOf('/pagesMine/dealerReply/index'), {
    many: 'dealer-replies',
    one: 'dealer-reply',
    Many: 'DealerReplies',
    One: 'DealerReply',
    manyCamel: 'dealerReplies',
    oneCamel: 'dealerReply',
    table: 'dealer_replies',
  });
});

for (const words of [[], ['screen', 'x'], ['page', 'x'], ['page', '/pagesMine/x'], ['endpoint', 'GET /api/x']]) {
  test(`"${words.join(' ')}" prints the usage`, () => assert.throws(() => readWish(words), /npm run new/));
}

test('existing files are not overwritten', () => {
  const words = ['page', '/pagesMine/settings', '--title', '设置'];
  assert.throws(() => writeNew(readWish(words), copy), /is a page already/);
});

test('an entry goes to the end of its block, an import into the one of the same file', () => {
  assert.equal(withEntry('x({\n  a: { b: 1 },\n});\n', /x\(\{/, '  c: 2,'), 'x({\n  a: { b: 1 },\n  c: 2,\n});\n');
  assert.equal(withImport("import { a } from './a';\n", ['b'], './a'), "import { a, b } from './a';\n");
});
