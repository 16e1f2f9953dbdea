import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { vitestResult } from './commands.mjs';
import { packageSizes } from './mini-sizes.mjs';
import { add, each } from './results.mjs';
import { runSteps } from './scheduler.mjs';
import { chooseSteps } from './steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'voltfront-runner-'));
after(() => rmSync(folder, { recursive: true }));

function report(assertions, { status = 'passed', numPassedTests = 1 } = {}) {
  const file = join(folder, 'report.json');
  const assertionResults = assertions.map((state) => ({ fullName: 'a test', status: state }));
  writeFileSync(
    file,
    JSON.stringify({ numPassedTests, testResults: [{ name: 'a.test.ts', status, assertionResults }] }),
  );
  return file;
}

const counts = ({ passed, failed }) => [passed, failed];

test('a skipped test counts as failed', () => {
  assert.deepEqual(counts(vitestResult(report(['passed', 'pending']), { code: 0, output: '' })), [1, 1]);
});

test('a test file that cannot be loaded counts as failed', () => {
  assert.deepEqual(
    counts(vitestResult(report([], { status: 'failed', numPassedTests: 0 }), { code: 1, output: '' })),
    [0, 1],
  );
});

test('an error outside of any test counts as failed', () => {
  assert.deepEqual(counts(vitestResult(report(['passed']), { code: 1, output: '' })), [1, 1]);
});

test('a suite without a single test fails', () => {
  assert.deepEqual(counts(vitestResult(report([], { numPassedTests: 0 }), { code: 0, output: '' })), [0, 1]);
  assert.deepEqual(counts(vitestResult(join(folder, 'none.json'), { code: 0, output: '' })), [0, 1]);
});

test('results add up, and an empty list is a failure', async () => {
  assert.deepEqual(counts(add({ passed: 2, failed: 0 }, { passed: 1, failed: 3 })), [3, 3]);
  assert.deepEqual(counts(await each([], () => ({ passed: 1, failed: 0 }))), [0, 1]);
});

test('a step does not run when what it needs has failed, and counts as failed', async () => {
  let ran = false;
  const run = async () => {
    ran = true;
    return { passed: 1, failed: 0 };
  };
  const broken = { id: 'a', title: 'breaks on purpose', run: async () => ({ passed: 0, failed: 1 }) };
  const results = await runSteps([broken, { id: 'b', title: 'needs the broken step', needs: ['a'], run }], {});
  assert.equal(ran, false);
  assert.deepEqual(results.map(counts), [
    [0, 1],
    [0, 1],
  ]);
});

test('choosing a step brings the steps it needs', () => {
  assert.deepEqual(
    chooseSteps(['e2e']).map(({ id }) => id),
    ['bundle', 'h5', 'harmony', 'e2e'],
  );
  assert.throws(() => chooseSteps(['nonsense']), /No such step: nonsense/);
});

test('sizes are told apart by subpackage and leave source maps out', () => {
  mkdirSync(join(folder, 'mini/pagesOrder'), { recursive: true });
  const write = (path, bytes) => writeFileSync(join(folder, 'mini', path), Buffer.alloc(bytes));
  writeFileSync(join(folder, 'mini/app.json'), '{"subPackages":[{"root":"pagesOrder"}]}');
  write('app.js', 1000);
  write('app.js.map', 5000);
  write('pagesOrder/index.js', 300);
  const sizes = packageSizes(join(folder, 'mini')).map(({ name, bytes }) => [name, bytes]);
  assert.deepEqual(sizes, [
    ['main package', 1039],
    ['pagesOrder/', 300],
    ['all', 1339],
  ]);
});
