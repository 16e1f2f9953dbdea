import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildConsole, isConsoleBuilt } from '../lib/build-console.mjs';
import { buildContainer, isContainerBuilt } from '../lib/build-container.mjs';
import { buildServer, isServerBuilt } from '../lib/build-server.mjs';
import { buildStorefront, isStorefrontBuilt, miniPlatforms } from '../lib/build-storefront.mjs';
import { Fault } from '../lib/fault.mjs';
import { at, cached } from '../lib/paths.mjs';
import { check, command, nodeTests, vitest, workspaceTests } from './commands.mjs';
import { checkSizes } from './mini-sizes.mjs';
import { checkPageSizes, checkRuntime } from './page-sizes.mjs';
import { add, each } from './results.mjs';

const WORKSPACES = ['apps', 'packages']
  .flatMap((area) => readdirSync(at(area)).map((name) => `${area}/${name}`))
  .concat('e2e', 'bench');

const typed = () => WORKSPACES.filter((folder) => existsSync(at(folder, 'tsconfig.json')));
const unitTested = () =>
  WORKSPACES.filter(
    (folder) => /^(packages\/|apps\/(container|console)$)/.test(folder) && existsSync(at(folder, 'vitest.config.ts')),
  );
const logName = (folder) => folder.replaceAll('/', '-');

/** Each checker of the compiler works out most types anew: four, as is usual, take three times the time of a processor. */
const ONE_CHECKER = ['--checkers', '1'];

async function types(context) {
  return each(typed(), (folder) =>
    command(context, `types-${logName(folder)}`, process.execPath, [
      at('node_modules/typescript/bin/tsc'),
      '-p',
      at(folder),
      ...ONE_CHECKER,
      // What did not change since the last run is not looked at again.
      '--incremental',
      '--tsBuildInfoFile',
      join(cached('types'), `${logName(folder)}.tsbuildinfo`),
    ]),
  );
}

async function unit(context) {
  return each(unitTested(), (folder) => vitest(context, `unit-${logName(folder)}`, folder));
}

/** Tests of the embedded database, and a part of the suite that runs on PostgreSQL; all of it with `--full`. */
const serverOnPglite = (context) =>
  vitest(context, 'server', 'apps/server', {
    args: ['--project=embedded', `--project=${context.isFull ? 'server' : 'smoke'}`],
    env: { TEST_DATABASE_URL: '' },
  });

/** Projects of the server suite on PostgreSQL, which has the connections that callers at once need. */
const serverOnPostgres = (id, projects) => (context) =>
  vitest(context, id, 'apps/server', {
    args: projects.map((name) => `--project=${name}`),
    env: { TEST_DATABASE_URL: context.env.TEST_POSTGRES_URL },
  });

/** Builds unless the output of an earlier run is up to date. */
async function build(platform, { logs }) {
  if (!isStorefrontBuilt(platform)) await buildStorefront(platform, { logFile: join(logs, `build-${platform}.log`) });
  return { passed: 1, failed: 0 };
}

async function miniBuild(platform, context) {
  return add(await build(platform, context), checkSizes(platform));
}

async function h5Build(context) {
  return add(await build('h5', context), checkPageSizes());
}

async function harmonyBuild(context) {
  return add(await build('harmony-hybrid', context), checkRuntime('harmony-hybrid'));
}

async function bundle() {
  if (!isServerBuilt()) await buildServer();
  if (!isContainerBuilt()) await buildContainer();
  if (!isConsoleBuilt()) await buildConsole();
  return { passed: 3, failed: 0 };
}

/**
 * All checks in the order they start. `needs`: steps that must have passed; `tools`: what the set-up has to provide;
 * `alone`: measures time or uses all processors.
 */
export const steps = [
  // The longest of those that run beside others begin first, so that both processors have work until the end.
  {
    id: 'postgres',
    title: 'Server tests on PostgreSQL',
    tools: ['postgres'],
    run: serverOnPostgres('postgres', ['server']),
  },
  { id: 'types', title: 'Types', run: types },
  {
    id: 'lint',
    title: 'Lint and format',
    run: (context) =>
      command(context, 'lint', process.execPath, [
        at('node_modules/@biomejs/biome/bin/biome'),
        'ci',
        '--colors=off',
        '--max-diagnostics=50',
      ]),
  },
  { id: 'borders', title: 'Import borders', run: (context) => check(context, 'borders', 'borders.mjs') },
  {
    id: 'unused',
    title: 'Unused files, exports and packages',
    run: (context) =>
      command(context, 'unused', process.execPath, [
        at('node_modules/knip/bin/knip.js'),
        '--no-progress',
        '--treat-config-hints-as-errors',
      ]),
  },
  { id: 'docs', title: 'Documents', run: (context) => check(context, 'docs', 'docs.mjs') },
  { id: 'brand', title: 'Brand', run: (context) => check(context, 'brand', 'brand.mjs') },
  { id: 'length', title: 'File length', run: (context) => check(context, 'length', 'file-length.mjs') },
  {
    id: 'migrations',
    title: 'Migrations are only added',
    run: (context) => check(context, 'migrations', 'migrations.mjs'),
  },
  {
    id: 'texts-storefront',
    title: 'Texts of the storefront',
    run: (context) => check(context, 'texts-storefront', 'texts-storefront.mjs'),
  },
  {
    id: 'texts-server',
    title: 'Texts of the server',
    run: (context) => check(context, 'texts-server', 'texts-server.mjs'),
  },
  { id: 'styles', title: 'Sizes in style sheets', run: (context) => check(context, 'styles', 'style-values.mjs') },
  { id: 'times', title: 'Spans of time', run: (context) => check(context, 'times', 'time-values.mjs') },
  { id: 'weight', title: 'Weight of pictures', run: (context) => check(context, 'weight', 'pictures.mjs') },
  {
    id: 'scripts',
    title: 'Scripts',
    run: (context) =>
      nodeTests(context, 'scripts', [
        'scripts/checks/migrations.test.mjs',
        'scripts/checks/rules.test.mjs',
        'scripts/checks/pictures.test.mjs',
        'scripts/checks/chinese-literals.test.mjs',
        'scripts/checks/server-texts.test.mjs',
        'scripts/checks/database-files.test.mjs',
        'scripts/lib/compress-build.test.mjs',
        'scripts/test/entry-growth.test.mjs',
        'scripts/test/runner.test.mjs',
        'tools/lottie/lottie.test.mjs',
      ]),
  },
  {
    id: 'new',
    title: 'What npm run new writes',
    tools: ['postgres'],
    run: (context) => nodeTests(context, 'new', ['scripts/new/new.test.mjs']),
  },
  { id: 'bundle', title: 'Server, container and console bundles', run: bundle },
  { id: 'h5', title: 'H5 build', run: h5Build },
  // Before shorter steps, so that the mini-programs do not run alone at the end.
  ...miniPlatforms.map((platform) => ({
    id: platform,
    title: `Mini-program build: ${platform}`,
    run: (context) => miniBuild(platform, context),
  })),
  {
    id: 'races',
    title: 'Callers at once and server processes, on PostgreSQL and Redis',
    tools: ['postgres', 'redis'],
    run: serverOnPostgres('races', ['races', 'process']),
  },
  {
    id: 'mini',
    title: 'Mini-programs in their host',
    needs: [...miniPlatforms, 'bundle'],
    tools: ['postgres'],
    run: (context) => workspaceTests(context, 'mini', 'e2e', 'test:mini'),
  },
  { id: 'unit', title: 'Unit tests of the packages, the container and the console', run: unit },
  { id: 'server', title: 'Server tests on PGlite', run: serverOnPglite },
  { id: 'harmony', title: 'HarmonyOS hybrid build', run: harmonyBuild },
  {
    id: 'storefront',
    title: 'Storefront tests',
    alone: true,
    run: (context) => vitest(context, 'storefront', 'apps/storefront', { alone: true }),
  },
  {
    id: 'e2e',
    title: 'End to end in Chromium',
    needs: ['h5', 'harmony', 'bundle'],
    tools: ['chromium', 'postgres'],
    alone: true,
    run: (context) => workspaceTests(context, 'e2e', 'e2e', 'test'),
  },
  {
    id: 'visual',
    title: 'Every page and component in Chromium',
    needs: ['h5', 'bundle'],
    tools: ['chromium'],
    alone: true,
    run: (context) => workspaceTests(context, 'visual', 'e2e', 'test:visual'),
  },
];

/** The steps named, in their usual order, with the steps they need before them; all without names. */
export function chooseSteps(names) {
  if (!names) return steps;
  const unknown = names.filter((name) => !steps.some(({ id }) => id === name));
  if (unknown.length > 0)
    throw new Fault(`No such step: ${unknown.join(', ')}. There are: ${steps.map(({ id }) => id).join(', ')}.`);
  const wanted = new Set(names);
  for (const { id, needs = [] } of [...steps].reverse()) if (wanted.has(id)) for (const need of needs) wanted.add(need);
  return steps.filter(({ id }) => wanted.has(id));
}
