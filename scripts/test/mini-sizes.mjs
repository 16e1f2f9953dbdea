import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { outputOf } from '../lib/build-storefront.mjs';
import { cached } from '../lib/paths.mjs';
import { table } from '../lib/text.mjs';

const MIB = 1024 * 1024;
/** The platforms' size limits for downloads; that of the main package is lower, to leave room. */
const LIMITS = { main: 1.5 * MIB, subpackage: 2 * MIB, total: 20 * MIB };

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [{ path, bytes: statSync(path).size }];
  });
}

const sum = (files) => files.reduce((total, { bytes }) => total + bytes, 0);

/** Sizes of a built mini-program: main package, each subpackage, all of it; source maps are not uploaded. */
export function packageSizes(folder) {
  const app = JSON.parse(readFileSync(join(folder, 'app.json'), 'utf8'));
  const roots = (app.subPackages ?? app.subpackages ?? []).map(({ root }) => `${root.replace(/\/$/, '')}/`);
  const files = filesBelow(folder)
    .filter(({ path }) => !path.endsWith('.map'))
    .map(({ path, bytes }) => ({ path: relative(folder, path), bytes }));
  const rootOf = (path) => roots.find((root) => path.startsWith(root));
  return [
    { name: 'main package', bytes: sum(files.filter(({ path }) => !rootOf(path))), limit: LIMITS.main },
    ...roots.map((root) => ({
      name: root,
      bytes: sum(files.filter(({ path }) => rootOf(path) === root)),
      limit: LIMITS.subpackage,
    })),
    { name: 'all', bytes: sum(files), limit: LIMITS.total },
  ];
}

/** Modules named for each package in the report. */
const NAMED_MODULES = 5;

/** The largest modules of each package of a build, by the package's name; empty when the build told none. */
function largestModules(folder, count = NAMED_MODULES) {
  const file = `${folder}-modules.json`;
  if (!existsSync(file)) return new Map();
  const app = JSON.parse(readFileSync(join(folder, 'app.json'), 'utf8'));
  const roots = (app.subPackages ?? app.subpackages ?? []).map(({ root }) => `${root.replace(/\/$/, '')}/`);
  const packages = new Map();
  for (const { file: chunk, module, bytes } of JSON.parse(readFileSync(file, 'utf8'))) {
    const name = roots.find((root) => chunk.startsWith(root)) ?? 'main package';
    const modules = packages.get(name) ?? new Map();
    packages.set(name, modules.set(module, (modules.get(module) ?? 0) + bytes));
  }
  return new Map(
    [...packages].map(([name, modules]) => [
      name,
      [...modules].sort(([, one], [, other]) => other - one).slice(0, count),
    ]),
  );
}

/** The report of a build: sizes and limits, then what each package mostly consists of (before minification). */
function reportOf(platform, folder, sizes) {
  const largest = largestModules(folder);
  const lines = sizes.flatMap(({ name, bytes, limit }) => [
    `${name}: ${kib(bytes)} of ${kib(limit)}`,
    ...(largest.get(name) ?? []).map(([module, size]) => `    ${kib(size).padStart(8)}  ${module}`),
  ]);
  return [`${platform}: packages, and the largest modules in them before minification`, '', ...lines, ''].join('\n');
}

const kib = (bytes) => `${(bytes / 1024).toFixed(0)} KiB`;

/** Checks the sizes of a platform's build; each package is one check. */
export function checkSizes(platform) {
  const folder = outputOf(platform);
  if (!existsSync(join(folder, 'app.json'))) return { passed: 0, failed: 1, message: `${folder} has no app.json.` };
  const sizes = packageSizes(folder);
  const report = join(cached('mini-sizes'), `${platform}.txt`);
  mkdirSync(cached('mini-sizes'), { recursive: true });
  writeFileSync(report, reportOf(platform, folder, sizes));
  const over = sizes.filter(({ bytes, limit }) => bytes > limit);
  const largest = largestModules(folder, 1);
  const rows = sizes.map(({ name, bytes, limit }) => [
    platform,
    name,
    kib(bytes),
    kib(limit),
    bytes > limit ? 'too large' : (largest.get(name)?.[0]?.[0] ?? ''),
  ]);
  return {
    passed: sizes.length - over.length,
    failed: over.length,
    message: over.map(({ name }) => `${platform}: ${name} is too large`).join('\n'),
    table: table([['build', 'package', 'size', 'limit', 'largest module'], ...rows]),
  };
}
