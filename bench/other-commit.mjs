import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from './server-process.mjs';

const git = (...args) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
const lockOf = (root) => readFileSync(join(root, 'package-lock.json'), 'utf8');

/** Our own packages are relative links, which resolve within the folder they are in. */
const OWN = '@voltfront';

/** Links what is installed here into another folder whose list of packages is the same. */
function linkPackages(root) {
  const have = join(repository, 'node_modules');
  const want = join(root, 'node_modules');
  mkdirSync(join(want, OWN), { recursive: true });
  for (const name of readdirSync(have).filter((each) => each !== OWN && !each.startsWith('.')))
    symlinkSync(join(have, name), join(want, name));
  for (const name of readdirSync(join(have, OWN)))
    symlinkSync(readlinkSync(join(have, OWN, name)), join(want, OWN, name));
  // Packages of which the server has a version of its own.
  const servers = join('apps/server', 'node_modules');
  if (existsSync(join(repository, servers))) symlinkSync(join(repository, servers), join(root, servers));
}

function bringPackages(root) {
  if (existsSync(join(repository, 'node_modules')) && lockOf(root) === lockOf(repository)) return linkPackages(root);
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Builds the server of a folder in a process of its own, whose helpers are that folder's. */
function build(root) {
  const script = pathToFileURL(join(root, 'scripts/lib/build-server.mjs')).href;
  const text = `import(${JSON.stringify(script)}).then(({ buildServer }) => buildServer())`;
  execFileSync(process.execPath, ['-e', text], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** A folder where another commit was checked out and built before; undefined when it is none. */
function builtFolder(folder) {
  if (!existsSync(join(folder, 'apps/server/dist/main.js'))) return undefined;
  const name = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim();
  return { root: resolve(folder), name, remove: () => undefined };
}

/**
 * Checks a commit out beside the repository and builds its server.
 * @param commit or a folder where it was checked out and built before, which is left as it is
 * @returns its folder and short name, and what removes it again
 */
export function prepareCommit(commit) {
  const built = builtFolder(commit);
  if (built) return built;
  const name = git('rev-parse', '--short', `${commit}^{commit}`);
  const root = join(mkdtempSync(join(tmpdir(), 'voltfront-commit-')), 'repository');
  const remove = () => {
    git('worktree', 'remove', '--force', root);
    rmSync(join(root, '..'), { recursive: true, force: true });
  };
  git('worktree', 'add', '--quiet', '--detach', root, name);
  try {
    bringPackages(root);
    build(root);
  } catch (error) {
    remove();
    throw error;
  }
  return { root, name, remove };
}
