import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from '../lib/fault.mjs';
import { root as ownRoot } from '../lib/paths.mjs';
import { endpointParts } from './endpoint-parts.mjs';
import { migrate } from './migration.mjs';
import { moduleParts } from './module-parts.mjs';
import { pageParts } from './page-parts.mjs';

const lineCount = (text) => text.trimEnd().split('\n').length;

/** Changes that are not written yet; each part of the generator reads what earlier parts changed. */
function draftOf(root) {
  const texts = new Map();
  const first = new Map();
  const read = (path) => {
    const file = join(root, path);
    if (!texts.has(path) && existsSync(file)) {
      texts.set(path, readFileSync(file, 'utf8'));
      first.set(path, lineCount(texts.get(path)));
    }
    return texts.get(path);
  };
  return {
    read,
    has: (path) => read(path) !== undefined,
    /** Adds a file; it must not exist. */
    add(path, text) {
      if (read(path) !== undefined) throw new Fault(`${path} is there already.`);
      texts.set(path, text);
    },
    /** Changes a file; it must exist. */
    edit(path, change) {
      const text = read(path);
      if (text === undefined) throw new Fault(`There is no ${path}.`);
      texts.set(path, change(text));
    },
    /** Paths of new and changed files. */
    changed: () =>
      [...texts]
        .filter(([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text)
        .map(([path]) => path),
    text: (path) => texts.get(path),
    linesBefore: (path) => first.get(path) ?? 0,
  };
}

/** Sorts imports and breaks lines as the linter wants it. */
function format(root, paths) {
  const biome = join(ownRoot, 'node_modules/@biomejs/biome/bin/biome');
  const args = [
    biome,
    'check',
    '--write',
    '--vcs-enabled=false',
    '--colors=off',
    ...paths.map((path) => join(root, path)),
  ];
  try {
    execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    throw new Fault(`The linter refuses what was written:\n${error.stdout}${error.stderr}`);
  }
}

/**
 * Writes what is wanted into a checkout, formatted and wired up.
 * @param wish as `readWish` gives it
 * @param root the checkout; this one unless told
 * @returns `{ files: { path, lines, isNew }[], next: string[] }`: lines are those that came, next what is left to do
 */
export function writeNew(wish, root = ownRoot) {
  const draft = draftOf(root);
  if (wish.kind === 'module') moduleParts(draft, wish);
  const madeTable = wish.endpoint ? endpointParts(draft, wish) : false;
  if (wish.page) pageParts(draft, wish);
  const paths = draft.changed();
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), draft.text(path));
  }
  format(root, paths);
  const files = paths.map((path) => {
    const before = draft.linesBefore(path);
    return { path, isNew: before === 0, lines: lineCount(readFileSync(join(root, path), 'utf8')) - before };
  });
  if (madeTable) migrate(root, wish.names.many);
  const tests = paths.filter((path) => path.includes('.test.'));
  return {
    files,
    next: [
      ...(madeTable ? ['the migration of the table was written too: look at it in apps/server/migrations'] : []),
      'put in your own fields, words and rules',
      ...tests.map((path) => `npx vitest run --root ${path.split('/src/')[0]} src/${path.split('/src/')[1]}`),
    ],
  };
}
