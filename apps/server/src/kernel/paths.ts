import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Walks up from this file to the folder of the server package; works from `src` and from the bundle in `dist`. */
function findPackageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"@voltfront/server"')) return folder;
    const parent = dirname(folder);
    if (parent === folder) return process.cwd();
    folder = parent;
  }
}

/** Folder of `apps/server`. */
export const serverRoot = findPackageRoot();
/** Folder of the whole repository. */
export const repositoryRoot = join(serverRoot, '..', '..');
/** Committed SQL migrations. */
export const migrationsFolder = join(serverRoot, 'migrations');
/** Committed static files and pictures of the server. */
export const assetsFolder = join(serverRoot, 'assets');
